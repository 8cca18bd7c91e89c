import { expect, it } from "vitest";
import { patience } from "./socket";

it("waits longer each time, never longer than ten seconds, and not all clients alike", () => {
  expect(patience(0, 1)).toBe(400);
  expect(patience(3, 1)).toBe(3200);
  expect(patience(30, 1)).toBe(10_000);
  expect(patience(3, 0)).toBeLessThan(patience(3, 1));
});
