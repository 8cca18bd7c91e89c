import { describe, expect, test } from "vitest";
import { type Action, ACTIONS, actionOf, type Answer, callAction, choose, FIXED, keysOf, named, readKeys, shortcutsOf, type TableKind } from "./keys";

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, code: "", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more });
const shift = { shiftKey: true };

/** What a key does at the table of several people. */
const does = (pressed: ReturnType<typeof press>, chosen = {}, onBoard = true, letters = true) =>
  actionOf(pressed, ACTIONS.company, chosen, { onBoard, letters });

const kinds = Object.keys(ACTIONS) as TableKind[];

test.each(kinds)("at a table of %s no two things have one key", (kind) => {
  const keys = [...ACTIONS[kind].flatMap(({ key, also }) => [key, ...(also ?? [])]), ...FIXED[kind].flatMap(({ keys }) => keys)];
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(ACTIONS[kind].map(({ name }) => name)).size).toBe(ACTIONS[kind].length);
});

describe("a key that goes down", () => {
  test.each([
    [press(" "), "draw"],
    [press("d"), "top"],
    [press("D", shift), "take"],
    [press("v"), "board"],
    [press("V", shift), "boards"],
    [press("s"), "scores"],
    [press("t"), "turn"],
    [press("x"), "discard"],
    [press("r"), "repeat"],
    [press("l"), "since"],
    [press("?", shift), "keys"],
    [press("y"), null],
    [press("Escape"), null],
  ])("%j", (pressed, name) => {
    expect(does(pressed)).toBe(name);
    expect(does(pressed, {}, false)).toBeNull();
  });

  test("with Caps Lock a letter is still that letter", () => {
    expect(does(press("D"))).toBe("top");
  });

  test("the keys of patience, with those that do the same", () => {
    const { patience } = ACTIONS;
    const found = [press("d"), press(" "), press("m"), press("Enter", shift), press("g"), press("/"), press("u"), press("n")];
    expect(found.map((pressed) => actionOf(pressed, patience, {}, { letters: true }))).toEqual(
      ["draw", "draw", "lift", "lift", "can-go", "can-go", "undo", "new"],
    );
    expect(found.map((pressed) => actionOf(pressed, patience, {}, { letters: false }))).toEqual(
      [null, "draw", null, "lift", null, null, null, null],
    );
  });

  test("single characters can be switched off; the other keys stay", () => {
    const acting = ACTIONS.company.filter(({ key }) => {
      const bare = key.replace("Shift+", "");
      return does(press(bare === "Space" ? " " : bare, { shiftKey: bare !== key }), {}, true, false) !== null;
    });
    expect(acting.map(({ name }) => name)).toEqual(["draw", "earlier", "later"]);
  });

  test("the history is read from anywhere, as long as its keys write nothing", () => {
    expect(does(press("PageUp"), {}, false, false)).toBe("earlier");
    expect(does(press("PageDown"), {}, false, false)).toBe("later");
    const chosen = { earlier: "E", later: "Shift+PageUp", top: "PageUp" };
    expect(does(press("e"), chosen)).toBe("earlier");
    expect(does(press("e"), chosen, false)).toBeNull();
    expect(does(press("PageUp", shift), chosen, false)).toBe("later");
    expect(does(press("PageUp"), chosen, false)).toBeNull();
  });

  test("the browser's own keys are left alone", () => {
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
      expect(does(press("d", held))).toBeNull();
      expect(does(press("PageUp", held))).toBeNull();
    }
  });

  test("where the layout is of another script, the letter in its place counts", () => {
    expect(does(press("д", { code: "KeyD" }))).toBe("top");
    expect(does(press("Д", { code: "KeyD", ...shift }))).toBe("take");
    expect(does(press("д", { code: "KeyL" }), { turn: "Д" })).toBe("turn");
    expect(does(press("č", { code: "Semicolon" }))).toBeNull();
    // A Latin layout has its own place for each letter.
    expect(does(press("y", { code: "KeyZ" }), { turn: "Z" })).toBeNull();
  });

  test("a chosen key does it, and the usual one does nothing any more", () => {
    expect(does(press("k"), { top: "K" })).toBe("top");
    expect(does(press("d"), { top: "K" })).toBeNull();
    expect(does(press("D", shift), { top: "K" })).toBe("take");
  });

  test("a chosen key goes before another's usual one, also of what can only be called now and then", () => {
    const actions: Action[] = [...ACTIONS.patience, callAction("f", "Finish")];
    expect(actionOf(press("f"), actions, {}, { letters: true })).toBe("call f");
    expect(actionOf(press("f"), actions, { undo: "F" }, { letters: true })).toBe("undo");
    expect(keysOf(actions, { undo: "F" }).get("call f")).toEqual([]);
    expect(keysOf(actions, { undo: "F", "call f": "Z" }).get("call f")).toEqual(["Z"]);
    expect(keysOf([callAction("finish", "Finish")], {}).get("call finish")).toEqual([]);
  });
});

describe("a key that is chosen", () => {
  const answer = (pressed: ReturnType<typeof press>, name = "undo", chosen = {}, kind: TableKind = "patience"): Answer | null =>
    choose(pressed, name, kind, ACTIONS[kind], chosen);

  test.each([
    [press("z"), "Z"],
    [press("Z", shift), "Shift+Z"],
    [press("š"), "Š"],
    [press("ж"), "Ж"],
    [press("ß"), "ß"],
    [press("!", shift), "!"],
    [press("0"), "0"],
    [press("Backspace"), "Backspace"],
    [press("PageDown", shift), "Shift+PageDown"],
    [press("u"), "U"],
  ])("%j", (pressed, key) => {
    expect(answer(pressed)).toEqual({ is: "key", key });
  });

  test.each([
    [press("r"), "page-key-redo"],
    [press(" "), "page-key-draw"],
    [press("/"), "page-key-can-go"],
    [press("Enter", shift), "page-key-lift"],
    [press("Enter"), "page-key-play"],
    [press("5"), "page-key-columns"],
    [press("ArrowUp"), "page-key-rows"],
    [press("ArrowUp", shift), "page-key-rows"],
    [press("Home"), "page-key-ends"],
    [press("Escape"), "page-key-escape"],
  ])("%j is taken by %s", (pressed, label) => {
    expect(answer(pressed)).toMatchObject({ is: "taken", label });
  });

  test("a digit is free where no columns are played by digits, and a key that was given up too", () => {
    expect(answer(press("5"), "top", {}, "company")).toEqual({ is: "key", key: "5" });
    expect(answer(press("u"), "redo", { undo: "Z" })).toEqual({ is: "key", key: "U" });
    expect(answer(press("z"), "redo", { undo: "Z" })).toMatchObject({ is: "taken", label: "page-key-undo" });
    expect(answer(press("z"), "undo", { undo: "Z" })).toEqual({ is: "key", key: "Z" });
  });

  test("what can be called now has its key too", () => {
    const actions = [...ACTIONS.patience, callAction("f", "Finish")];
    expect(choose(press("f"), "undo", "patience", actions, {})).toEqual({ is: "taken", key: "F", label: "", text: "Finish" });
  });

  test("Tab, the browser's keys and keys that are none are refused, each for its reason", () => {
    expect(answer(press("Tab"))).toEqual({ is: "tab", key: "Tab" });
    expect(answer(press("Tab", shift))).toEqual({ is: "tab", key: "Shift+Tab" });
    expect(answer(press("d", { ctrlKey: true }))).toEqual({ is: "browser", key: "Ctrl+D" });
    expect(answer(press("T", { ctrlKey: true, ...shift }))).toEqual({ is: "browser", key: "Ctrl+Shift+T" });
    for (const key of ["F5", "F12", "Insert", "ContextMenu", "MediaPlayPause"]) expect(answer(press(key))).toEqual({ is: "browser", key });
    for (const key of ["Dead", "Unidentified", "Process"]) expect(answer(press(key))).toMatchObject({ is: "unknown" });
  });

  test("Shift alone is only the beginning of a key", () => {
    for (const key of ["Shift", "Control", "AltGraph", "CapsLock"]) expect(answer(press(key))).toBeNull();
  });
});

test("of stored keys those that may be chosen are read", () => {
  const stored = {
    patience: { undo: "Z", redo: "Z", where: "Tab", new: "Enter", keys: 5, draw: "", lift: "/", nothing: "Q", "call f": "K", "can-go": "R" },
    company: { top: "Shift+K", board: ["V"], turn: "5" },
  };
  expect(readKeys(stored)).toEqual({
    patience: { undo: "Z", "call f": "K", "can-go": "R" },
    company: { top: "Shift+K", turn: "5" },
  });
  for (const none of [undefined, null, 5, [], "keys", { patience: 5, company: [] }, { company: { top: null } }]) {
    expect(readKeys(none)).toEqual({ patience: {}, company: {} });
  }
});

test("keys are shown as they stand on the keyboard, and told in the form that browsers know", () => {
  expect(["Space", "Shift+Space", "ArrowUp", "Escape", "Shift+D", "?"].map((key) => named(key, "Razmak"))).toEqual(
    ["Razmak", "Shift+Razmak", "↑", "Esc", "Shift+D", "?"],
  );
  expect(shortcutsOf(["D", "Space"], true)).toBe("D Space");
  expect(shortcutsOf(["D", "Space"], false)).toBe("Space");
  expect(shortcutsOf(["+"], true)).toBe("Plus");
  expect(shortcutsOf([], true)).toBeUndefined();
  expect(shortcutsOf(["Shift+D"], false)).toBeUndefined();
});
