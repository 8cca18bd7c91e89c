import { describe, expect, it } from "vitest";
import { art } from "./art";

const pack = [..."cdhs"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));
const STRIP = 36; // what a covered card shows; the card is 100 by 140

function points(d: string): [number, number][] {
  const numbers = [...d.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map((m) => Number(m[0]));
  return numbers.flatMap((x, i): [number, number][] => (i % 2 ? [] : [[x, numbers[i + 1] ?? NaN]]));
}

// A curve stays within its control points, so checking those is enough.
describe("a drawn card", () => {
  it.each([...pack, "Xr", "Xb"])("%s stays on the card", (card) => {
    const drawn = art(card);
    expect(drawn).toBeDefined();
    for (const [x, y] of points(`${drawn?.rank}${drawn?.shape}${drawn?.gilt}${drawn?.relief}`)) {
      expect(x).toBeGreaterThan(4);
      expect(x).toBeLessThan(96);
      expect(y).toBeGreaterThan(3);
      expect(y).toBeLessThan(137);
    }
  });

  it.each(pack)("%s says everything in its strip, and nothing else is there", (card) => {
    const drawn = art(card);
    const above = (d = "") => points(d).filter(([, y]) => y < STRIP);
    const rank = above(drawn?.rank).map(([x]) => x);
    const suit = above(drawn?.shape).map(([x]) => x);
    expect(rank.length).toBeGreaterThan(0);
    expect(suit.length).toBeGreaterThan(0);
    expect(Math.max(...rank) + 10).toBeLessThan(Math.min(...suit));
    expect(above(`${drawn?.gilt}${drawn?.relief}`)).toEqual([]);
  });

  it("is drawn once and kept", () => {
    expect(art("Qh")).toBe(art("Qh"));
  });

  it.each(["--", "", "1h", "Tx", "Ahh", "Xs"])("'%s' has no face", (card) => {
    expect(art(card)).toBeUndefined();
  });
});
