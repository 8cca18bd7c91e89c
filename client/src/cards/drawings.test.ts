import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawings } from "./drawings";

it("is what the rules pages draw too; if not: node dev/drawings.mjs", () => {
  expect(readFileSync("../src/mulligan/rulebook/drawings.json", "utf8")).toBe(drawings());
});
