import { describe, expect, it } from "vitest";
import { CARD_RATIO, plan, type Plan, type Room } from "./layout";
import { spot, stripOf } from "./spots";
import { golf, klondike, tripeaks } from "./tables.fixture";

const cards = (count: number, down = 0) => [...Array(down).fill("--"), ...Array(count - down).fill("9h")] as string[];

const rooms: Record<string, Room> = {
  desktop: { width: 1230, height: 530, rem: 16 },
  phone: { width: 344, height: 540, rem: 16 },
  "small phone": { width: 312, height: 380, rem: 16 },
  landscape: { width: 724, height: 230, rem: 16 },
  "zoomed in four times": { width: 312, height: 40, rem: 16 },
  "a large screen": { width: 3800, height: 1900, rem: 16 },
};

function corners(table: Plan) {
  return [...table.places.values()].map((place) => ({
    right: place.x + table.card + (place.fan === "right" ? place.open * (place.spread - 1) : 0),
    bottom: place.y + table.card * CARD_RATIO + (place.fan === "down" ? place.reach : 0),
    left: place.x,
    top: place.y,
  }));
}

describe.each(Object.entries(rooms))("a table in the room of %s", (_, room) => {
  it.each([
    ["golf", golf],
    ["klondike", klondike],
    ["tripeaks", tripeaks],
  ])("%s is never wider than the room, and every card lies on the table", (_, game) => {
    for (const leftHanded of [false, true]) {
      const table = plan({ ...game, leftHanded }, room);
      expect(table.width).toBeLessThanOrEqual(room.width);
      for (const corner of corners(table)) {
        expect(corner.left).toBeGreaterThanOrEqual(0);
        expect(corner.top).toBeGreaterThanOrEqual(0);
        expect(corner.right).toBeLessThanOrEqual(table.width);
        expect(corner.bottom).toBeLessThanOrEqual(table.height + 0.5);
      }
    }
  });

  it.each([
    ["golf", golf],
    ["klondike", klondike],
    ["klondike left-handed", { ...klondike, leftHanded: true }],
  ])("no two places of %s overlap", (_, game) => {
    const table = plan(game, room);
    const all = corners(table);
    for (const [at, a] of all.entries()) {
      for (const b of all.slice(at + 1)) {
        const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(apart).toBe(true);
      }
    }
  });

  it("a covered card shows a strip that a finger can hit", () => {
    const table = plan(golf, room);
    const place = table.places.get("column1");
    expect(place && stripOf(table, place, 1, cards(5))).toBeGreaterThanOrEqual(24);
  });

  it("the longest fan of Klondike fits on the table, and every covered card of its run is to be seen", () => {
    const table = plan(klondike, room);
    const place = table.places.get("column7");
    const fan = cards(19, 6);
    // Where hardly a card fits the page scrolls anyway.
    if (!place || room.height < 200) return;
    expect(spot(table, "column7", 19, fan).y + table.card * CARD_RATIO).toBeLessThanOrEqual(table.height + 0.5);
    for (let row = 7; row < 19; row++) expect(stripOf(table, place, row, fan)).toBeGreaterThanOrEqual(0.14 * table.card - 0.01);
  });

  it("the three last cards of a waste lie side by side, the others squared below them", () => {
    const table = plan(klondike, room);
    const at = (row: number) => spot(table, "waste", row, cards(8)).x;
    expect([at(1), at(5)]).toEqual([at(6), at(6)]);
    expect(at(7) - at(6)).toBeGreaterThanOrEqual(0.36 * table.card);
    expect(at(8) - at(7)).toBe(at(7) - at(6));
    expect(spot(table, "waste", 1, cards(1)).x).toBe(at(6));
  });
});

describe("arrangement", () => {
  it("keeps the last band at the bottom of a phone held upright", () => {
    const table = plan(golf, rooms.phone as Room);
    expect(table.arrangement).toBe("tall");
    expect(table.height).toBe(540);
  });

  it("stands the piles beside the columns where there is little height", () => {
    const table = plan(golf, rooms.landscape as Room);
    expect(table.arrangement).toBe("aside");
    expect(table.height).toBeLessThanOrEqual(230);
  });

  it("mirrors stock and waste for the left hand, and never the columns", () => {
    const [right, left] = [false, true].map((leftHanded) => plan({ ...golf, leftHanded }, rooms.desktop as Room));
    expect(left?.places.get("stock")?.x).toBe(right?.places.get("waste")?.x);
    expect(left?.places.get("column1")?.x).toBe(right?.places.get("column1")?.x);
  });

  it("never grows past comfort", () => {
    expect(plan(golf, rooms["a large screen"] as Room).card).toBeLessThanOrEqual(232);
  });
});

describe("a fan", () => {
  const table = plan(golf, rooms.desktop as Room);
  const place = table.places.get("column1");

  it("stays as open as it is when it gets shorter", () => {
    expect(place && stripOf(table, place, 1, cards(2))).toBe(place && stripOf(table, place, 1, cards(5)));
  });

  it("closes up when it gets long", () => {
    const last = spot(table, "column1", 12, cards(12));
    expect(last.y + table.card * CARD_RATIO).toBeLessThanOrEqual(table.height);
    expect(place && stripOf(table, place, 1, cards(12))).toBeLessThan(place?.open ?? 0);
  });

  it("shows less of its face-down cards, and takes room from them first", () => {
    const [down, up] = [2, 8].map((row) => place && stripOf(table, place, row, cards(9, 6)));
    expect(down).toBeLessThan((up ?? 0) * 0.41);
  });
});

describe("places that lie over each other", () => {
  it.each(Object.entries(rooms))("a later one lies over an earlier, which is still seen: %s", (_, room) => {
    const table = plan(tripeaks, room);
    const [peak, below] = [table.places.get("tableau1"), table.places.get("tableau4")];
    if (!peak || !below) throw new Error("no such places");
    expect(below.over).toBeGreaterThan(peak.over);
    expect(below.y - peak.y).toBeGreaterThanOrEqual(0.5 * CARD_RATIO * table.card - 1);
    expect(peak.captioned).toBe(false);
  });

  it("have stock and waste beside them where there is little height", () => {
    const table = plan(tripeaks, rooms.landscape as Room);
    expect(table.arrangement).toBe("aside");
    expect(table.height).toBeLessThanOrEqual(230);
  });
});
