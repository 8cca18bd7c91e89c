import { beforeEach, expect, test, vi } from "vitest";
import type { KeptTable } from "./storage";

/** A browser's storage: `full`, it takes nothing more and still gives what it has. */
class Store {
  full = false;
  readonly texts = new Map<string, string>();

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.full) throw new DOMException("the quota has been exceeded", "QuotaExceededError");
    this.texts.set(key, text);
  }
}

const TABLES = "mulligan.tables";
const seat = (table: string, at = 1): KeptTable => ({ table, token: `of ${table}`, code: "GO1-E-AAAAAAB", game: "golf", at, closed: false });

let store: Store;
let storage: typeof import("./storage");

beforeEach(async () => {
  store = new Store();
  vi.stubGlobal("localStorage", store);
  vi.resetModules(); // as a page that has just been opened
  storage = await import("./storage");
});

test("the newest wins where it could not be stored", () => {
  storage.keepTable(seat("old"));
  store.full = true;
  storage.keepTable(seat("new", 2));
  expect(storage.keptTable("new")).toEqual(seat("new", 2));
  storage.touchTable("new", { at: 3 });
  expect(storage.keptTables()).toEqual([seat("new", 3), seat("old")]);
  storage.forgetTable("old");
  expect(storage.keptTable("old")).toBeNull();
});

test("what is stored counts again once there is room", () => {
  store.full = true;
  storage.keepTable(seat("a"));
  store.full = false;
  storage.keepTable(seat("b"));
  store.texts.set(TABLES, JSON.stringify([seat("of another tab")]));
  expect(storage.keptTables()).toEqual([seat("of another tab")]);
});

test("that games cannot be kept is to be told once", () => {
  storage.keepTable(seat("a"));
  expect(storage.keepsNoTables()).toBe(false);
  store.full = true;
  storage.save("mulligan.lang", "hr");
  expect(storage.keepsNoTables()).toBe(false);
  storage.keepTable(seat("b"));
  expect(storage.keepsNoTables()).toBe(true);
  expect(storage.keepsNoTables()).toBe(false);
});

test("where storage is forbidden a seat lasts as long as the page", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(storage.keptTables()).toEqual([]);
  storage.keepTable(seat("a"));
  expect(storage.keptTable("a")).toEqual(seat("a"));
});

const WRONG = [null, 1, "a", {}, [], { table: "a", at: "x" }, { table: "a", at: 1e300 }];
const ODD = [
  { ...seat("odd"), at: 1e300 },
  { ...seat("odd"), at: "x" },
  { ...seat("odd"), token: 5 },
  { ...seat("odd"), code: null },
  { ...seat("odd"), game: {} },
  { ...seat("odd"), closed: "no" },
  { ...seat("odd"), link: 7 },
  { ...seat("odd"), several: "yes" },
  { ...seat("odd"), playedOn: 1 },
  seat(""),
];

test.each([...WRONG, ...ODD])("an entry that is none is dropped, and those beside it stay: %j", (wrong) => {
  store.texts.set(TABLES, JSON.stringify([wrong, seat("a"), wrong]));
  expect(storage.keptTables()).toEqual([seat("a")]);
  storage.keepTable(seat("b", 2));
  expect(JSON.parse(store.texts.get(TABLES) ?? "")).toEqual([seat("b", 2), seat("a")]);
});

test.each(["", "{", "5", "null", "{}", '"a"', "[null]", "[1,2]", "[{}]"])("what is stored may be anything: %s", (text) => {
  store.texts.set(TABLES, text);
  expect(storage.keptTables()).toEqual([]);
});

test("of two entries for one table the latest counts", () => {
  store.texts.set(TABLES, JSON.stringify([seat("a", 1), seat("a", 5), seat("b", 2)]));
  expect(storage.keptTables()).toEqual([seat("a", 5), seat("b", 2)]);
});

test("a table's rules are kept where they are texts by their names", () => {
  storage.keepTable({ ...seat("a"), rules: { ends: "wrap" } });
  expect(storage.keptTable("a")?.rules).toEqual({ ends: "wrap" });
  for (const rules of [5, null, ["wrap"], { ends: 1 }]) {
    store.texts.set(TABLES, JSON.stringify([{ ...seat("a"), rules }]));
    expect(storage.keptTables()).toEqual([]);
  }
});

test("the rule set that was dealt last is kept for each game", () => {
  expect(storage.lastPreset("golf")).toBeUndefined();
  storage.keepPreset("golf", "S");
  storage.keepPreset("klondike", "D3N");
  storage.keepPreset("golf", "C");
  expect([storage.lastPreset("golf"), storage.lastPreset("klondike")]).toEqual(["C", "D3N"]);
  expect(storage.lastPreset("toString")).toBeUndefined();
  for (const stored of ["golf", 5, null, [1], { golf: 5 }]) {
    store.texts.set("mulligan.presets", JSON.stringify(stored));
    expect(storage.lastPreset("golf")).toBeUndefined();
  }
  storage.keepPreset("golf", "S");
  expect(storage.lastPreset("golf")).toBe("S");
});
