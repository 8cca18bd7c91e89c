import { expect, test } from "vitest";
import { readSettings, USUAL } from "./settings";

test.each([undefined, null, 5, "dark", [], {}, [true]])("the usual settings where none are stored: %j", (stored) => {
  expect(readSettings(stored)).toEqual(USUAL);
});

test("what is right of the stored settings is taken", () => {
  const stored = { theme: "blue", explain: "no", letters: false, leftHanded: 1, fourColours: true, localIndices: true, more: 1 };
  expect(readSettings(stored)).toEqual({ ...USUAL, letters: false, fourColours: true, localIndices: true });
  expect(readSettings({ theme: "dark" })).toEqual({ ...USUAL, theme: "dark" });
});
