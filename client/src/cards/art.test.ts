import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { art, indexOf, USUAL_INDICES } from "./art";
import { GLYPHS } from "./glyphs";

const pack = [..."cdhs"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));
// The indices of every language there is.
const words = new URL("../../../src/mulligan/words/", import.meta.url);
const pages = readdirSync(words, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("page.ftl"));
const indices = pages.map((path) => {
  const [, own = ""] = /^page-indices = (?:\{ ")?([^"\n]+?)(?:" \})?$/m.exec(readFileSync(new URL(path, words), "utf8")) ?? [];
  return own;
});

const STRIP = 36; // what a covered card shows; the card is 100 by 140

function points(d: string): [number, number][] {
  const numbers = [...d.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map((m) => Number(m[0]));
  return numbers.flatMap((x, i): [number, number][] => (i % 2 ? [] : [[x, numbers[i + 1] ?? NaN]]));
}

// A curve stays within its control points, so checking those is enough.
describe("a drawn card", () => {
  it.each([...pack, "Xr", "Xb"])("%s stays on the card", (card) => {
    expect(art(card)).toBeDefined();
    const drawn = indices.map((own) => art(card, own));
    for (const [x, y] of drawn.flatMap((one) => points(`${one?.rank}${one?.shape}${one?.gilt}${one?.relief}`))) {
      expect(x).toBeGreaterThan(4);
      expect(x).toBeLessThan(96);
      expect(y).toBeGreaterThan(3);
      expect(y).toBeLessThan(137);
    }
  });

  it.each(pack)("%s says everything in its strip, and nothing else is there", (card) => {
    for (const drawn of indices.map((own) => art(card, own))) {
      const above = (d = "") => points(d).filter(([, y]) => y < STRIP);
      const rank = above(drawn?.rank).map(([x]) => x);
      const suit = above(drawn?.shape).map(([x]) => x);
      expect(rank.length).toBeGreaterThan(0);
      expect(suit.length).toBeGreaterThan(0);
      expect(Math.max(...rank) + 10).toBeLessThan(Math.min(...suit));
      expect(above(`${drawn?.gilt}${drawn?.relief}`)).toEqual([]);
    }
  });

  it("is drawn once and kept", () => {
    expect(art("Qh")).toBe(art("Qh"));
  });

  it("bears the indices of a language, on ace, jack, queen and king alone", () => {
    expect(indices.length).toBeGreaterThan(4);
    for (const own of indices) {
      const labels = [..."AJQK"].map((rank) => indexOf(rank, own));
      expect(labels.join(" ")).toBe(own);
      expect(new Set(labels).size).toBe(4);
      for (const letter of labels.join("")) expect(GLYPHS[letter], `${own}: ${letter}`).toBeDefined();
      for (const card of pack) {
        const same = indexOf(card.charAt(0), own) === indexOf(card.charAt(0), USUAL_INDICES);
        expect(art(card, own)?.rank === art(card)?.rank, `${card} as ${own}`).toBe(same);
        expect(art(card, own)?.shape).toBe(art(card)?.shape);
      }
    }
    expect(indices).toContain("1 11 12 13");
    expect(indexOf("T", "1 11 12 13")).toBe("10");
  });

  it.each(["--", "", "1h", "Tx", "Ahh", "Xs"])("'%s' has no face", (card) => {
    expect(art(card)).toBeUndefined();
  });
});
