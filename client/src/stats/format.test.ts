import { expect, test } from "vitest";
import { speak } from "../words";
import { scoreText, shareText, timeText } from "./format";

test.each([
  [0, "en", "0:00"],
  [59_499, "en", "0:59"],
  [59_500, "en", "1:00"],
  [3_599_000, "en", "59:59"],
  [3_600_000, "en", "1:00:00"],
  [90_061_000, "hr", "25:01:01"],
  [187_000, "fi", "3.07"],
])("%i milliseconds in %s: %s", async (time, lang, text) => expect(timeText((await speak(lang)).say, time)).toBe(text));

test.each([
  ["points", 87.46, "en", "87.5"],
  ["points", 1234, "hr", "1.234"],
  ["strokes", 5.25, "hr", "5,3"],
  ["dollars", -52, "en", "-$52"],
  ["dollars", 13.5, "hr", "+$13,50"],
  ["dollars", 0, "en", "$0"],
] as const)("%s %d in %s: %s", async (unit, score, lang, text) => expect(scoreText((await speak(lang)).say, lang, unit, score)).toBe(text));

test("a share", () => expect(shareText("en", 1 / 3)).toBe("33.3%"));
