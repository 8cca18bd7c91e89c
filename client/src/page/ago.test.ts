import { expect, test } from "vitest";
import { ago } from "./ago";

const NOW = Date.UTC(2026, 10, 30);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each([
  [0, "en", "now"],
  [59_999, "en", "now"],
  [-DAY, "en", "now"],
  [MINUTE, "en", "1 minute ago"],
  [59 * MINUTE, "en", "59 minutes ago"],
  [DAY - 1, "en", "23 hours ago"],
  [DAY, "en", "yesterday"],
  [3 * DAY, "en", "3 days ago"],
  [15 * DAY, "en", "2 weeks ago"],
  [70 * DAY, "en", "2 months ago"],
  [800 * DAY, "en", "2 years ago"],
  [5 * MINUTE, "fi", "5 minuuttia sitten"],
  [2 * MINUTE, "sr-Latn", "pre 2 minuta"],
  [2 * MINUTE, "sr-Cyrl", "пре 2 минута"],
])("%d ms ago in %s: %s", (before, lang, said) => {
  expect(ago(NOW - before, NOW, lang)).toBe(said);
});
