import { expect, test } from "vitest";
import type { Legal, Pile, View } from "../wire";
import { boardOf, canPut, canTurn, colourOf, commonOf, entered, strolled, turnAt } from "./boards";

const pile = (place: string, seat: number | null, kind = "cell"): Pile =>
  ({ place, kind, index: 0, seat, cards: ["--"], name: place, text: "face down", tap: null });
const slot = (place: string, x: number, band: number) => ({ place, x, band, fan: "none" as const, spread: 0, mark: "" });
const legal = (move: string, source: string | null, target: string | null): Legal => ({ move, source, row: null, target, name: move, short: null });

const view = {
  piles: [pile("hand", null), pile("draw", null), ...[0, 1].flatMap((seat) => ["22", "12", "21", "11"].map((at) => pile(`cell${at}-${seat + 1}`, seat)))],
  slots: [
    slot("draw", 0, 0),
    slot("hand", 2, 0),
    ...[1, 2].flatMap((seat) => ["11", "12", "21", "22"].map((at) => slot(`cell${at}-${seat}`, Number(at[1]) - 1, Number(at[0]) - 1))),
  ],
  legal: [legal("put:1,1", "hand", "cell11-1"), legal("drop:1,2", "cell12-1", null), legal("draw", "draw", "hand")],
} as unknown as View;

test("a seat's places stand as they lie", () => {
  expect(boardOf(view, 1).map((row) => row.map(({ place }) => place))).toEqual([
    ["cell11-2", "cell12-2"],
    ["cell21-2", "cell22-2"],
  ]);
  expect(boardOf(view, null)).toEqual([]);
  expect(commonOf(view).map(({ place }) => place)).toEqual(["draw", "hand"]);
});

test("what can be put and turned up is what is legal", () => {
  expect([turnAt(view, "cell12-1"), turnAt(view, "cell11-1"), canTurn(view)]).toEqual(["drop:1,2", null, true]);
  expect([canPut(view, "cell11-1"), canPut(view, "cell12-1")]).toEqual([true, false]);
  expect(canTurn({ ...view, legal: [legal("draw", "draw", null)] })).toBe(false);
});

test("arrows stay on the board; Home and End lead to the ends of the row, with Ctrl to the corners", () => {
  expect(strolled([0, 0], "ArrowLeft", 2, 3)).toEqual([0, 0]);
  expect(strolled([0, 0], "ArrowRight", 2, 3)).toEqual([0, 1]);
  expect(strolled([0, 1], "ArrowDown", 2, 3)).toEqual([1, 1]);
  expect(strolled([1, 1], "ArrowDown", 2, 3)).toEqual([1, 1]);
  expect(strolled([1, 1], "ArrowUp", 2, 3)).toEqual([0, 1]);
  expect(strolled([1, 1], "Home", 2, 3)).toEqual([1, 0]);
  expect(strolled([1, 1], "End", 2, 3, true)).toEqual([1, 2]);
  expect(strolled([1, 1], "Home", 2, 3, true)).toEqual([0, 0]);
  expect(strolled([1, 1], "a", 2, 3)).toBeNull();
});

test("an arrow from beside the board leads to where one last stood on it; Home and End as on it", () => {
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) expect(entered([1, 1], key, 2, 3)).toEqual([1, 1]);
  expect(entered([1, 1], "Home", 2, 3)).toEqual([1, 0]);
  expect(entered([1, 1], "Home", 2, 3, true)).toEqual([0, 0]);
  expect(entered([0, 0], "End", 2, 3, true)).toEqual([1, 2]);
  expect(entered([1, 1], "Enter", 2, 3)).toBeNull();
});

test("paints small cards in the colours of their suits, however many those are", () => {
  expect(["Th", "2c", "Xr", "Xb"].map(colourOf)).toEqual(["var(--suit-h)", "var(--suit-c)", "var(--red)", "var(--black)"]);
});
