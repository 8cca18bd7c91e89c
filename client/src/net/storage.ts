// What this browser keeps: settings, the language, and the tables it has a seat at. A browser that keeps nothing (private
// windows, storage switched off or full) plays all the same until the page is closed. What is stored may be anything: other
// programs and older versions write there too, and whoever reads it checks it.

export interface KeptTable {
  table: string;
  /** The secret of the seat. It stays here and goes to the server only. */
  token: string;
  code: string;
  game: string;
  /** When it was last played, in milliseconds. */
  at: number;
  /** Over, or left for another deal: not offered to go on with. */
  closed: boolean;
  /** The code of the share link that opened it, if one did. */
  link?: string;
  /** A table of several people. */
  several?: boolean;
  /** Its first moves were played at another table. */
  playedOn?: boolean;
  /** What is played there: every option's word, by its name. */
  rules?: Record<string, string>;
}

const TABLES = "mulligan.tables";
const PRESETS = "mulligan.presets";
const KEPT_AT_MOST = 60;
/** The farthest that a date can be from its beginning, in milliseconds. */
const END_OF_TIME = 8.64e15;

/** What could not be stored. It is newer than what is stored under its key. */
const unkept = new Map<string, string>();
let told = false;

/** What is kept under a key, unchecked; undefined where nothing is, or nothing that can be read. */
export function load(key: string): unknown {
  try {
    return JSON.parse(unkept.get(key) ?? localStorage.getItem(key) ?? "");
  } catch {
    return undefined; // forbidden, nothing there, or not ours
  }
}

/** @returns whether it is stored, and does not go with the page */
export function save(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
    return true;
  } catch {
    // Full or forbidden: it is kept for as long as the page is open.
    unkept.set(key, text);
    return false;
  }
}

/** Whether the player is to hear now that this browser cannot keep their games: true once in the life of the page. */
export function keepsNoTables(): boolean {
  if (told || !unkept.has(TABLES)) return false;
  told = true;
  return true;
}

/** Texts by their names, if it is that. */
function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every((text) => typeof text === "string");
}

function isKept(value: unknown): value is KeptTable {
  if (typeof value !== "object" || value === null) return false;
  const { table, token, code, game, at, closed, link, several, playedOn, rules } = value as Record<string, unknown>;
  const texts = [table, token, code, game].every((text) => typeof text === "string");
  const time = typeof at === "number" && Math.abs(at) <= END_OF_TIME;
  const more = ["string", "undefined"].includes(typeof link) && [several, playedOn].every((flag) => ["boolean", "undefined"].includes(typeof flag)) && (rules === undefined || isTexts(rules));
  return texts && table !== "" && time && typeof closed === "boolean" && more;
}

/** Every table that this browser has a seat at, the latest first; each once. */
export function keptTables(): KeptTable[] {
  const stored = load(TABLES);
  const kept = Array.isArray(stored) ? stored.filter(isKept) : [];
  kept.sort((a, b) => b.at - a.at);
  return kept.filter(({ table }, at) => kept.findIndex((other) => other.table === table) === at);
}

export function keptTable(table: string): KeptTable | null {
  return keptTables().find((kept) => kept.table === table) ?? null;
}

export function keepTable(kept: KeptTable): void {
  const others = keptTables().filter(({ table }) => table !== kept.table);
  const all = [kept, ...others];
  // The oldest closed ones go first.
  const order = [...all].sort((a, b) => Number(a.closed) - Number(b.closed) || b.at - a.at);
  save(TABLES, order.slice(0, KEPT_AT_MOST));
}

/** Changes what is kept of a table; nothing where none is. */
export function touchTable(table: string, change: Partial<KeptTable>): void {
  const kept = keptTable(table);
  if (kept) keepTable({ ...kept, ...change });
}

export function forgetTable(table: string): void {
  save(TABLES, keptTables().filter((kept) => kept.table !== table));
}

/** The letters of the rule set that was last dealt of a game here, or nothing. */
export function lastPreset(game: string): string | undefined {
  const stored = load(PRESETS);
  return isTexts(stored) && Object.hasOwn(stored, game) ? stored[game] : undefined;
}

export function keepPreset(game: string, letters: string): void {
  const stored = load(PRESETS);
  save(PRESETS, { ...(isTexts(stored) && stored), [game]: letters });
}
