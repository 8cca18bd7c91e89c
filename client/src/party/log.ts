// What was said at a table, and the reader's way through it. Pure.

export type Kind = "move" | "company" | "chat" | "answer";

export interface Entry {
  id: number;
  text: string;
  kind: Kind;
  /** The reader's own action, or an answer to it. */
  own: boolean;
}

const AT_MOST = 200;

/** The log with one more entry, but for an answer that was the last thing said already. */
export function added(log: readonly Entry[], entry: Entry): readonly Entry[] {
  const last = log.at(-1);
  if (entry.kind === "answer" && last?.kind === "answer" && last.text === entry.text) return log;
  return [...log, entry].slice(-AT_MOST);
}

/** What has happened since the reader's last move: everything, where they have not moved yet; without answers and chat. */
export function sinceOwnMove(log: readonly Entry[]): readonly Entry[] {
  const last = log.findLastIndex(({ kind, own }) => kind === "move" && own);
  return log.slice(last + 1).filter(({ kind }) => kind === "move" || kind === "company");
}

/**
 * The entry that a step through the history leads to.
 *
 * @param at the id of the entry where the reader stands, or null for after the last one
 * @param step -1 for earlier, 1 for later
 * @returns null where there is none
 */
export function stepped(log: readonly Entry[], at: number | null, step: -1 | 1): Entry | null {
  if (at === null) return step === -1 ? (log.at(-1) ?? null) : null;
  const here = log.findIndex(({ id }) => id === at);
  // What the reader stood on has fallen off the far end.
  if (here === -1) return log[0] ?? null;
  return log[here + step] ?? null;
}
