import { describe, expect, it } from "vitest";
import { movesFrom, ownPlace, tapOn, targetsFrom } from "./moves";
import { carry, klondike, pile, viewOf } from "./tables.fixture";

const view = viewOf(
  [pile("stock", ""), pile("waste", "4d"), pile("foundation1", "As"), pile("column1", "-- 9h 8s"), pile("column2", "Tc")],
  [carry("wc", "waste", 1, "column2"), carry("d", "waste", 1, "stock"), carry("12", "column1", 2, "column2"), carry("1f", "column1", 3, "foundation1")],
);

describe("what a cell can do", () => {
  it("a card goes with what lies on it", () => {
    expect(targetsFrom(view, { place: "column1", row: 2 })).toEqual(["column2"]);
    expect(targetsFrom(view, { place: "column1", row: 3 })).toEqual(["foundation1"]);
    expect(targetsFrom(view, { place: "column1", row: null })).toEqual(["column2", "foundation1"]);
  });

  it("nothing is carried back to the stock by hand", () => {
    expect(movesFrom(view, { place: "waste", row: 1 }).map(({ move }) => move)).toEqual(["wc"]);
  });

  it("only the end of a place can be tapped", () => {
    expect(tapOn(view, { place: "column1", row: 3 })).toBe("12");
    expect(tapOn(view, { place: "column1", row: null })).toBe("12");
    expect(tapOn(view, { place: "column1", row: 2 })).toBeNull();
    expect(tapOn(view, { place: "column2", row: null })).toBeNull();
  });
});

describe("a card dragged towards places that wait for certain cards (KL-18)", () => {
  it("finds its own", () => {
    expect(ownPlace(klondike.slots, "foundation3", ["column2", "foundation1"])).toBe("foundation1");
    expect(ownPlace(klondike.slots, "foundation1", ["foundation1"])).toBe("foundation1");
  });

  it("stays where it was dropped when none waits for it, or when that is another kind of place", () => {
    expect(ownPlace(klondike.slots, "foundation3", ["column2"])).toBe("foundation3");
    expect(ownPlace(klondike.slots, "column5", ["foundation1"])).toBe("column5");
  });
});
