// Sitting down at a table: a new one, or one that this browser holds already.

import { newTable } from "../net/api";
import { keepTable, keptTables, type KeptTable } from "../net/storage";
import type { NewTable } from "../wire";
import { router, tablePath } from "./router.svelte";

/** Deals a new table, keeps its seat and goes there. */
export async function openTable(body: NewTable, game: string, { link = "", replace = false } = {}): Promise<void> {
  const { table, token, code } = await newTable(body);
  const kept: KeptTable = { table, token, code, game, at: Date.now(), closed: false };
  keepTable(link ? { ...kept, link } : kept);
  router.go(tablePath(table), { replace });
}

/** Follows a share link: to the table that it opened before and that is still being played, else to a new one. */
export async function openLink(code: string, lang: string): Promise<void> {
  const link = code.trim().toUpperCase();
  const before = keptTables().find((kept) => kept.link === link && !kept.closed);
  if (before) router.go(tablePath(before.table), { replace: true });
  else await openTable({ code, lang }, "", { link, replace: true });
}
