import { expect, it } from "vitest";
import { written } from "./written";

it("writes whole characters only: half of one is replaced, and whole ones stay", () => {
  const said = (move: string) => JSON.parse(written({ type: "act", move })) as { move: string };
  expect(said("say a\ud83d").move).toBe("say a\ufffd");
  expect(said("say \ude00\ud83d!").move).toBe("say \ufffd\ufffd!");
  expect(said("say \u{1f600} \\ud83d č").move).toBe("say \u{1f600} \\ud83d č");
  expect(written({ name: "a\ud83d" })).not.toMatch(/\\ud/);
  expect(written({ id: null, version: 3, twice: true })).toBe('{"id":null,"version":3,"twice":true}');
});
