import { describe, expect, it } from "vitest";
import { dropOn, overlap } from "./drop";

const places = new Map([
  ["waste", { x: 100, y: 200, width: 40, height: 56 }],
  ["column1", { x: 0, y: 0, width: 40, height: 120 }],
]);
const cardAt = (x: number, y: number) => ({ x, y, width: 40, height: 56 });

describe("dropping a card", () => {
  const allowed = new Set(["waste"]);

  it("on a place, or near it, is dropping on it", () => {
    expect(dropOn(cardAt(104, 196), places, allowed)).toBe("waste");
    expect(dropOn(cardAt(45, 170), places, allowed)).toBe("waste");
  });

  it("far from everything is dropping nowhere", () => {
    expect(dropOn(cardAt(300, 20), places, allowed)).toBeNull();
  });

  it("squarely on a place that is not allowed asks for that place, to be told why not", () => {
    expect(dropOn(cardAt(5, 30), places, allowed)).toBe("column1");
  });

  it("prefers the allowed place where both are touched", () => {
    const near = new Map([...places, ["column2", { x: 100, y: 130, width: 40, height: 66 }]]);
    expect(dropOn(cardAt(100, 160), near, allowed)).toBe("waste");
  });

  it("measures the common area", () => {
    expect(overlap(cardAt(0, 0), cardAt(30, 50))).toBe(60);
    expect(overlap(cardAt(0, 0), cardAt(40, 0))).toBe(0);
  });
});
