// What this browser keeps: settings, the language, and the tables it has a seat at. A browser that keeps nothing (private
// windows, storage switched off) plays all the same until the page is closed.

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
}

const TABLES = "mulligan.tables";
const KEPT_AT_MOST = 60;

const inMemory = new Map<string, string>();

export function load<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key) ?? inMemory.get(key);
    return text === undefined || text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    const text = inMemory.get(key);
    return text === undefined ? otherwise : (JSON.parse(text) as T);
  }
}

export function save(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  inMemory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Full or forbidden: it is kept for as long as the page is open.
  }
}

/** Every table that this browser has a seat at, the latest first. */
export function keptTables(): KeptTable[] {
  const kept = load<KeptTable[]>(TABLES, []);
  return Array.isArray(kept) ? [...kept].sort((a, b) => b.at - a.at) : [];
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
