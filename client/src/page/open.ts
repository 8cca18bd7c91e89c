// Sitting down at a table: a new one, or one that this browser holds already.

import { whenReady } from "../net/again";
import { newTable, Refusal } from "../net/api";
import { forgetTable, keepTable, keptTables, type KeptTable } from "../net/storage";
import { leaveTable } from "../stats/kept";
import type { NewTable } from "../wire";
import { router, tablePath } from "./router.svelte";

/** The table that a share link has led back to in this visit, and the link's code. */
let followed: { table: string; code: string } | null = null;

interface Opening {
  link?: string;
  replace?: boolean;
  /** The table that is left for it. */
  over?: string | undefined;
  several?: boolean;
  /** Whether it is still wanted, while a server that has just been started is asked again for a deal that can be won. */
  still?: () => boolean;
  /** Is told why that has no deal yet. */
  waiting?: (why: Refusal) => void;
}

/** Deals a new table, keeps its seat and goes there. */
export async function openTable(
  body: NewTable,
  game: string,
  { link = "", replace = false, over, several = false, still = () => true, waiting = () => {} }: Opening = {},
): Promise<void> {
  const seated = await whenReady(() => newTable(body), still, waiting);
  if (!seated) return;
  const { table, token, code } = seated;
  const kept: KeptTable = { table, token, code, game, at: Date.now(), closed: false };
  keepTable({ ...kept, ...(link && { link }), ...(several && { several }), ...(body.moves && { playedOn: true }) });
  if (over !== undefined) leaveTable(over);
  router.go(tablePath(table), { replace });
}

const linkOf = (code: string) => code.trim().toUpperCase();

function deal(code: string, lang: string): Promise<void> {
  return openTable({ code, lang }, "", { link: linkOf(code), replace: true });
}

/** Follows a share link: to the table that it opened before and that is still being played, else to a new one. */
export async function openLink(code: string, lang: string): Promise<void> {
  const before = keptTables().find((kept) => kept.link === linkOf(code) && !kept.closed);
  followed = before ? { table: before.table, code } : null;
  if (before) router.go(tablePath(before.table), { replace: true });
  else await deal(code, lang);
}

/**
 * The server has no such table any more: it is forgotten, and whoever followed a share link to it gets a new one.
 * @returns whether there is a new one
 */
export async function leaveGone(table: string, lang: string): Promise<boolean> {
  forgetTable(table);
  const code = followed?.table === table ? followed.code : null;
  followed = null;
  if (code === null) return false;
  try {
    await deal(code, lang);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
