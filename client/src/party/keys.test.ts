import { expect, test } from "vitest";
import { commandOf, KEYS, written } from "./keys";

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });

test.each([
  [press(" "), { do: "draw" }],
  [press("d"), { do: "ask", what: "discard" }],
  [press("D", { shiftKey: true }), { do: "take" }],
  [press("v"), { do: "ask", what: "board" }],
  [press("V", { shiftKey: true }), { do: "ask", what: "boards" }],
  [press("s"), { do: "ask", what: "scores" }],
  [press("t"), { do: "ask", what: "turn" }],
  [press("x"), { do: "discard" }],
  [press("r"), { do: "repeat" }],
  [press("l"), { do: "since" }],
  [press("?", { shiftKey: true }), { do: "keys" }],
  [press("Escape"), { do: "cancel" }],
])("the keys of the board: %j", (pressed, command) => {
  expect(commandOf(pressed, true, true)).toEqual(command);
  expect(commandOf(pressed, false, true)).toBeNull();
});

test("with Caps Lock a letter is still that letter", () => {
  expect(commandOf(press("D"), true, true)).toEqual({ do: "ask", what: "discard" });
});

test("letters can be switched off; the other keys stay", () => {
  expect(KEYS.filter(({ key, shift }) => commandOf(press(key, { shiftKey: shift ?? false }), true, false)).map(({ key }) => key)).toEqual([
    " ",
    "PageUp",
    "PageDown",
  ]);
});

test("the history is read from anywhere; the browser's own keys are left alone", () => {
  expect(commandOf(press("PageUp"), false, false)).toEqual({ do: "earlier" });
  expect(commandOf(press("PageDown"), false, false)).toEqual({ do: "later" });
  expect(commandOf(press("PageUp", { ctrlKey: true }), true, true)).toBeNull();
  expect(commandOf(press("d", { ctrlKey: true }), true, true)).toBeNull();
  expect(commandOf(press("r", { metaKey: true }), true, true)).toBeNull();
});

test("keys are written as they stand on the keyboard", () => {
  expect(KEYS.slice(0, 3).map((key) => written(key, "Space"))).toEqual(["Space", "Shift+D", "X"]);
});
