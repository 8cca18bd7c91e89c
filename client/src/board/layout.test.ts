import { describe, expect, it } from "vitest";
import { CARD_RATIO, fanStep, plan, type Plan, type Room, spot } from "./layout";
import { golf, klondike } from "./tables.fixture";

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
    right: place.x + table.card,
    bottom: place.y + table.card * CARD_RATIO + (place.fan === "down" ? place.reach : 0),
    left: place.x,
    top: place.y,
  }));
}

describe.each(Object.entries(rooms))("a table in the room of %s", (_, room) => {
  it.each([
    ["golf", golf],
    ["klondike", klondike],
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

  it("no two places overlap", () => {
    const table = plan(golf, room);
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
    expect(place && fanStep(table, place, 5)).toBeGreaterThanOrEqual(24);
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
    expect(place && fanStep(table, place, 2)).toBe(place && fanStep(table, place, 5));
  });

  it("closes up when it gets long", () => {
    const last = spot(table, "column1", 12, 12, false);
    expect(last.y + table.card * CARD_RATIO).toBeLessThanOrEqual(table.height);
    expect(place && fanStep(table, place, 12)).toBeLessThan(place?.open ?? 0);
  });
});
