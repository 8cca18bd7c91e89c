import { describe, expect, it } from "vitest";
import type { Pile } from "../wire";
import { reconcile, type Sprite } from "./sprites";
import { pile } from "./tables.fixture";

function follow(...views: Pile[][]): Sprite[][] {
  let ids = 0;
  let sprites: Sprite[] = [];
  return views.map((piles) => (sprites = reconcile(sprites, piles, () => ++ids)));
}

function at(sprites: Sprite[] | undefined, place: string, row: number): Sprite {
  const found = sprites?.find((sprite) => sprite.place === place && sprite.row === row);
  if (!found) throw new Error(`nothing lies in row ${row} of ${place}`);
  return found;
}

describe("pictures of cards", () => {
  const start = [pile("stock", "-- --"), pile("waste", "Ac"), pile("column1", "5s 2h"), pile("column2", "9c")];

  it("a played card keeps its picture, and nothing else moves", () => {
    const [before, after] = follow(start, [start[0]!, pile("waste", "Ac 2h"), pile("column1", "5s"), start[3]!]);
    expect(at(after, "waste", 2).id).toBe(at(before, "column1", 2).id);
    expect(after?.filter((sprite) => sprite.moved).map((sprite) => sprite.card)).toEqual(["2h"]);
  });

  it("a drawn card goes face down first, and turns where it lies when it is known", () => {
    const guess = [pile("stock", "--"), pile("waste", "Ac --"), ...start.slice(2)];
    const known = [pile("stock", "--"), pile("waste", "Ac 8s"), ...start.slice(2)];
    const [before, moving, turned] = follow(start, guess, known);
    const card = at(before, "stock", 2).id;
    expect(at(moving, "waste", 2)).toMatchObject({ id: card, moved: true, turned: false });
    expect(at(turned, "waste", 2)).toMatchObject({ id: card, moved: false, turned: true });
  });

  it("a refused guess takes the card back", () => {
    const guess = [pile("stock", "--"), pile("waste", "Ac --"), ...start.slice(2)];
    const [before, , back] = follow(start, guess, start);
    expect(at(back, "stock", 2)).toMatchObject({ id: at(before, "stock", 2).id, moved: true });
  });

  it("undone, a drawn card turns its back again", () => {
    const drawn = [pile("stock", "--"), pile("waste", "Ac 8s"), ...start.slice(2)];
    const [, there, back] = follow(start, drawn, start);
    expect(at(back, "stock", 2)).toMatchObject({ id: at(there, "waste", 2).id, moved: true, turned: true });
  });

  it("equal cards do not change places", () => {
    const jokers = [pile("waste", "Xr"), pile("column1", "Xr 4d"), pile("column2", "Xr")];
    const [before, after] = follow(jokers, [pile("waste", "Xr 4d"), pile("column1", "Xr"), pile("column2", "Xr")]);
    expect(after?.map(({ id, place }) => [id, place])).toEqual(
      before?.map(({ id, place, card }) => [id, card === "4d" ? "waste" : place]),
    );
  });

  it("pictures stay in the order of their ids, so that no element is moved in the document", () => {
    for (const sprites of follow(start, [pile("waste", "9c 2h 5s Ac -- --")])) {
      const ids = sprites.map(({ id }) => id);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
    }
  });

  it("a waste that is turned back goes over to the stock, the card that was on top still on top", () => {
    let id = 0;
    const next = () => ++id;
    const before = reconcile([], [pile("stock", ""), pile("waste", "Ac 2d 3h 4s")], next);
    const after = reconcile(before, [pile("stock", "-- -- -- --"), pile("waste", "")], next);
    const idOf = (sprites: typeof before, row: number) => sprites.find((sprite) => sprite.row === row)?.id;
    expect(idOf(after, 4)).toBe(idOf(before, 4));
    expect(after.every((sprite) => sprite.moved && sprite.turned)).toBe(true);
  });

  it("that undone, the stock goes back to the waste, the card that was on top still on top", () => {
    const waste = [pile("stock", ""), pile("waste", "Ac 2d 3h 4s")];
    const [before, , back] = follow(waste, [pile("stock", "-- -- -- --"), pile("waste", "")], waste);
    expect(back).toEqual(before?.map((sprite) => ({ ...sprite, moved: true, turned: true })));
  });

  it("several cards that are drawn come off the stock one after another", () => {
    const [before, after] = follow([pile("stock", "-- -- -- --"), pile("waste", "")], [pile("stock", "--"), pile("waste", "Ac 2d 3h")]);
    expect([1, 2, 3].map((row) => at(after, "waste", row).id)).toEqual([4, 3, 2].map((row) => at(before, "stock", row).id));
  });
});
