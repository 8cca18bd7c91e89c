// PL-8: statistics as they are stored and as files hold them; what is wrong there changes nothing.

import { describe, expect, test } from "vitest";
import { FILE_AT_MOST, readFile, readStored, writeFile, WrongFile } from "./read";
import { type Deal, type Figures, nothing, type Statistics } from "./statistics";

const ME = "a".repeat(32);
const NEW = "b".repeat(32);
const SET: Figures = {
  game: "golf", rules: "E", unit: "points", fewer: false, played: 4, won: 2, streak: 1, longest: 2, best: 350, score: 800, time: 9000, shortest: 1000, at: 5,
};
const DEAL: Deal = {
  table: "t-1_A", dealt: 1, game: "golf", rules: "E", unit: "points", fewer: false, moved: true, score: 350, time: 10,
  counted: { won: true, score: 350, time: 10 }, before: 0,
};
const ALL: Statistics = { version: 1, device: ME, parts: [{ device: ME, changes: 7, sets: [SET] }], deals: [DEAL, { ...DEAL, table: "open", counted: null }] };

const file = (change: object) => JSON.stringify({ ...(JSON.parse(writeFile(ALL)) as object), ...change });
const withSet = (change: object) => file({ parts: [{ device: ME, changes: 7, sets: [{ ...SET, ...change }] }] });

function fault(source: string): WrongFile {
  try {
    readFile(source);
  } catch (error) {
    if (error instanceof WrongFile) return error;
    throw error;
  }
  throw new Error("it was read");
}

test("a file gives back what was written, and holds no table", () => {
  expect(readFile(writeFile(ALL))).toEqual(ALL.parts);
  expect(writeFile(ALL)).not.toContain(DEAL.table);
  expect(readFile(writeFile(nothing(ME)))).toEqual([]);
});

test("what is stored is read as it was", () => {
  expect(readStored(JSON.parse(JSON.stringify(ALL)), NEW)).toEqual(ALL);
});

describe("a file is refused", () => {
  test.each(["", "{", "null", "5", "[]", "{}", '"a"', '{"format":"other","version":1,"parts":[]}', '{"__proto__":{"format":"mulligan-statistics"}}'])(
    "that holds no statistics: %s",
    (source) => expect(fault(source).what).toBe("json"),
  );

  test("that is too large, before it is looked into", () => expect(fault(" ".repeat(FILE_AT_MOST + 1)).what).toBe("large"));
  test("that is newer", () => expect(fault(file({ version: 2 })).what).toBe("newer"));

  test.each([
    ["parts", { parts: {} }],
    ["parts", { parts: Array(41).fill(ALL.parts[0]) }],
    ["parts[0]", { parts: [null] }],
    ["parts[0]", { parts: [[]] }],
    ["parts[0].device", { parts: [{ ...ALL.parts[0], device: "__proto__" }] }],
    ["parts[1].device", { parts: [ALL.parts[0], ALL.parts[0]] }],
    ["parts[0].sets", { parts: [{ ...ALL.parts[0], sets: 5 }] }],
    ["parts[0].sets", { parts: [{ ...ALL.parts[0], sets: Array(101).fill(SET) }] }],
    ["parts[0].sets[1]", { parts: [{ ...ALL.parts[0], sets: [SET, SET] }] }],
    ["parts[0].sets[0]", { parts: [{ ...ALL.parts[0], sets: ["x"] }] }],
  ])("whose shape is wrong at %s", (where, change) => expect(fault(file(change))).toMatchObject({ what: "shape", where }));

  test.each([
    ["game", "__proto__"], ["game", "Golf"], ["game", 5], ["game", undefined], ["rules", ""], ["rules", "<b>"], ["rules", "x".repeat(201)],
    ["unit", "euros"], ["unit", "toString"], ["fewer", 1], ["fewer", "no"],
  ])("with a wrong text: %s %j", (name, value) =>
    expect(fault(withSet({ [name]: value }))).toMatchObject({ what: "shape", where: `parts[0].sets[0].${name}` }));

  test.each([
    ["played", 0], ["played", -1], ["played", 1e300], ["played", 1.5], ["played", "4"], ["played", null], ["won", -1], ["won", 5], ["streak", 3],
    ["streak", -1], ["longest", 3], ["longest", 0], ["best", 2e6], ["best", "350"], ["score", 4 * 350 + 1], ["score", -1e300], ["time", -1],
    ["shortest", 9001], ["shortest", null], ["at", -5], ["at", 1e17],
  ])("with a number that cannot be: %s %j", (name, value) =>
    expect(fault(withSet({ [name]: value }))).toMatchObject({ what: "number", where: `parts[0].sets[0].${name}` }));

  test("with more strokes than its fewest allow, the other way round", () => {
    const strokes = { unit: "strokes", fewer: true, best: 2, score: 7 };
    expect(fault(withSet(strokes))).toMatchObject({ what: "number", where: "parts[0].sets[0].score", low: 8 });
    expect(readFile(withSet({ ...strokes, score: 8 }))[0]?.sets[0]?.score).toBe(8);
  });
});

test("nothing but what is known is taken from a file, and nothing becomes part of every object", () => {
  const source = withSet({ more: { html: "<b>" } }).replace('"more"', '"__proto__"');
  expect(readFile(source)).toEqual(ALL.parts);
  expect(({} as Record<string, unknown>).html).toBeUndefined();
});

describe("what is stored may be damaged", () => {
  test.each([undefined, null, 5, "x", [], {}, { parts: 5, deals: "x", device: 7 }, { parts: [null, {}], deals: [null, [], 5] }])("%j is nothing", (stored) =>
    expect(readStored(stored, NEW)).toEqual(nothing(NEW)));

  test("what stands beside it stays", () => {
    const stored = { ...ALL, parts: [null, { ...ALL.parts[0], sets: [{ ...SET, won: 99 }, SET] }], deals: [{ ...DEAL, score: "x" }, ...ALL.deals] };
    expect(readStored(stored, NEW)).toEqual(ALL);
  });

  test("a deal whose figures are lost is lost with them", () => {
    const stored = { ...ALL, parts: [{ ...ALL.parts[0], sets: [{ ...SET, won: 99 }] }] };
    expect(readStored(stored, NEW).deals.map(({ table }) => table)).toEqual(["open"]);
  });
});
