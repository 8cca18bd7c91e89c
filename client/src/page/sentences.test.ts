import { describe, expect, it } from "vitest";
import { sentences } from "./sentences";

const LOST = "This position can't be won any more.";

describe("sentences in one line", () => {
  it("gives a refusal its full stop before the next sentence", () => {
    expect(sentences("No move: must be one rank higher or lower", LOST)).toBe(`No move: must be one rank higher or lower. ${LOST}`);
  });

  it.each(["Drawn.", "Won!", "Which one?", "And so on…", "He said “no.”", "Drawn (of 24.)"])("adds nothing to %s", (first) => {
    expect(sentences(first, LOST)).toBe(`${first} ${LOST}`);
  });

  it("ends what only stands in brackets or quotes", () => {
    expect(sentences("No move of “x”", LOST)).toBe(`No move of “x”. ${LOST}`);
  });

  it("leaves the last, and what stands alone, as it is", () => {
    expect(sentences("", "Dealt")).toBe("Dealt");
    expect(sentences("Dealt", "")).toBe("Dealt");
    expect(sentences("", "")).toBe("");
  });
});
