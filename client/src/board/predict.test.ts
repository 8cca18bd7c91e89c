import { describe, expect, it } from "vitest";
import { hopeless, meant, predict } from "./predict";
import { carry, pile, viewOf } from "./tables.fixture";

const view = viewOf(
  [pile("stock", "-- --"), pile("waste", "Ac"), pile("column1", "5s 2h"), pile("column2", "Kd 7c")],
  [carry("1", "column1", null, "waste"), carry("d", "stock", null, "waste")],
);
const tap = (source: string, row: number | null, target: string | null = null) =>
  ({ kind: "pick", source, row, target }) as const;
const cards = (place: string, of = view) => of.piles.find((one) => one.place === place)?.cards;

describe("what a pick means", () => {
  it.each([
    ["the card", tap("column1", 2)],
    ["the place as a whole", tap("column1", null)],
    ["the card dropped where it may go", tap("column1", 2, "waste")],
  ])("%s: the legal move", (_, intent) => {
    expect(meant(view, intent)?.move).toBe("1");
  });

  it.each([
    ["a covered card", tap("column1", 1)],
    ["a card that does not fit", tap("column2", 2)],
    ["a card dropped elsewhere", tap("column1", 2, "column2")],
  ])("%s: nothing is foreseen", (_, intent) => {
    expect(predict(view, intent)).toBeNull();
  });

  it("a pick that no legal move answers is hopeless; of other words the view does not say", () => {
    expect(hopeless(view, tap("column2", 2))).toBe(true);
    expect(hopeless(view, tap("column1", 2))).toBe(false);
    expect(hopeless(view, { kind: "act", move: "u" })).toBe(false);
  });

  it("of several moves a tap means the one that the server says it means, and two taps are left to the server", () => {
    const two = viewOf(view.piles, [carry("1f", "column1", 2, "waste"), carry("12", "column1", 2, "column2")]);
    expect(meant(two, tap("column1", 2))?.move).toBe("1f");
    expect(meant(two, { ...tap("column1", 2), twice: true })).toBeNull();
    expect(meant(two, tap("column1", 2, "column2"))?.move).toBe("12");
  });

  it("a tap that the server says means nothing is hopeless, though the card could be dropped somewhere", () => {
    const legal = [carry("12", "column1", 2, "column2")];
    const dropped = { ...view, legal, piles: view.piles.map((pile) => ({ ...pile, tap: null })) };
    expect(hopeless(dropped, tap("column1", 2))).toBe(true);
    expect(hopeless(dropped, { ...tap("column1", 2), twice: true })).toBe(false);
    expect(meant(dropped, tap("column1", null, "column2"))?.move).toBe("12");
  });
});

describe("what is shown meanwhile", () => {
  it("carries the card over", () => {
    const next = predict(view, tap("column1", 2));
    expect(next && cards("waste", next)).toEqual(["Ac", "2h"]);
    expect(next && cards("column1", next)).toEqual(["5s"]);
  });

  it("carries an unseen card face down", () => {
    const next = predict(view, { kind: "act", move: "d" });
    expect(next && cards("waste", next)).toEqual(["Ac", "--"]);
  });

  it("carries a run", () => {
    const runs = viewOf(
      [pile("column1", "-- 9h 8s 7d"), pile("column2", "Tc")],
      [carry("12", "column1", 2, "column2")],
    );
    const next = predict(runs, tap("column1", 2, "column2"));
    expect(next && cards("column2", next)).toEqual(["Tc", "9h", "8s", "7d"]);
  });

  it("leaves to the server how the waste lies when it is turned back", () => {
    const empty = viewOf([pile("stock", ""), pile("waste", "Ac 2d")], [carry("d", "waste", 2, "stock")]);
    const turned = { ...empty, piles: empty.piles.map((one) => ({ ...one, tap: "d" })) };
    expect(meant(turned, tap("stock", null))?.move).toBe("d");
    expect(predict(turned, tap("stock", null))).toBeNull();
  });

  it("offers nothing more from where the card was: what is there now is not known to be legal", () => {
    expect(predict(view, tap("column1", 2))?.legal.map(({ move }) => move)).toEqual(["d"]);
  });

  it("leaves the view as it was", () => {
    predict(view, tap("column1", 2));
    expect(cards("column1")).toEqual(["5s", "2h"]);
  });
});
