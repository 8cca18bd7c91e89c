import { describe, expect, it } from "vitest";
import { golf, pile } from "./tables.fixture";
import { among, type Cell, settle, type Stride, walk } from "./walk";

const ground = {
  slots: golf.slots,
  piles: [
    pile("stock", "-- --"),
    pile("waste", "Ac"),
    pile("column1", "6c 5s Qs"),
    pile("column2", "2s"),
    ...[3, 4, 5, 6].map((number) => pile(`column${number}`, "4d 9h")),
    pile("column7", ""),
  ],
};

function path(from: Cell, ...keys: Stride[]): Cell {
  return keys.reduce((cell, key) => walk(ground, cell, key), from);
}

const end = (place: string): Cell => ({ place, row: null });

describe("walking over the board", () => {
  it("goes across the places in their order and stops at both ends", () => {
    expect(path(end("stock"), "ArrowRight", "ArrowRight")).toEqual(end("column1"));
    expect(path(end("stock"), "ArrowLeft")).toEqual(end("stock"));
    expect(path(end("column7"), "ArrowRight")).toEqual(end("column7"));
    expect(path(end("column3"), "End")).toEqual(end("column7"));
    expect(path(end("column3"), "Home")).toEqual(end("stock"));
  });

  it("goes up from the free card over the covered ones, and down again", () => {
    expect(path(end("column1"), "ArrowUp")).toEqual({ place: "column1", row: 2 });
    expect(path(end("column1"), "ArrowUp", "ArrowUp", "ArrowUp")).toEqual({ place: "column1", row: 1 });
    expect(path(end("column1"), "ArrowUp", "ArrowDown")).toEqual(end("column1"));
  });

  it("goes from the columns down to the piles and back up to the nearest column", () => {
    expect(path(end("column1"), "ArrowDown")).toEqual(end("stock"));
    expect(path(end("column7"), "ArrowDown")).toEqual(end("waste"));
    expect(path(end("waste"), "ArrowUp")).toEqual(end("column5"));
  });

  it("passes over cards that lie face down", () => {
    const hidden = { slots: ground.slots, piles: [pile("column1", "-- -- 9h 8s"), pile("column2", "4d")] };
    expect(walk(hidden, end("column1"), "ArrowUp")).toEqual({ place: "column1", row: 3 });
    expect(walk(hidden, { place: "column1", row: 3 }, "ArrowUp").row).not.toBe(2);
    expect(settle(hidden, { place: "column1", row: 1 })).toEqual(end("column1"));
  });

  it("goes among the places where a lifted card can go, on and back, and stops at both ends", () => {
    const stops = ["column6", "waste", "column3"];
    const from = (place: string, key: Stride) => among(ground, stops, end(place), key).place;
    expect(from("column1", "ArrowRight")).toBe("waste");
    expect(from("column1", "ArrowLeft")).toBe("column6");
    expect(from("waste", "ArrowRight")).toBe("column3");
    expect(from("column3", "ArrowDown")).toBe("column6");
    expect(from("column6", "ArrowRight")).toBe("column6");
    expect(from("column6", "ArrowUp")).toBe("column3");
    expect(from("column6", "Home")).toBe("waste");
    expect(from("waste", "End")).toBe("column6");
  });

  it("comes to the free card of a column whose row is gone", () => {
    expect(settle(ground, { place: "column2", row: 4 })).toEqual(end("column2"));
    expect(settle(ground, { place: "column7", row: 2 })).toEqual(end("column7"));
  });
});
