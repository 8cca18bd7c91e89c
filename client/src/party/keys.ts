// The keys of a table of several people. Pure: which key means what; the page does it.

import type { Question } from "../wire";

export type Command =
  | { do: "draw" | "take" | "discard" | "cancel" | "repeat" | "since" | "keys" | "earlier" | "later" }
  | { do: "ask"; what: Question };

export interface Key {
  /** As `KeyboardEvent.key` has it, a letter in lower case. */
  key: string;
  shift?: boolean;
  command: Command;
  /** The message that says what it does, and names its button. */
  label: string;
}

/** In the order in which the list of keys and the buttons show them. */
export const KEYS: readonly Key[] = [
  { key: " ", command: { do: "draw" }, label: "party-key-draw" },
  { key: "d", shift: true, command: { do: "take" }, label: "party-key-take" },
  { key: "x", command: { do: "discard" }, label: "party-key-discard" },
  { key: "d", command: { do: "ask", what: "discard" }, label: "party-key-top" },
  { key: "v", command: { do: "ask", what: "board" }, label: "party-key-board" },
  { key: "v", shift: true, command: { do: "ask", what: "boards" }, label: "party-key-boards" },
  { key: "s", command: { do: "ask", what: "scores" }, label: "party-key-scores" },
  { key: "t", command: { do: "ask", what: "turn" }, label: "party-key-turn" },
  { key: "r", command: { do: "repeat" }, label: "party-key-repeat" },
  { key: "l", command: { do: "since" }, label: "party-key-since" },
  { key: "PageUp", command: { do: "earlier" }, label: "party-key-earlier" },
  { key: "PageDown", command: { do: "later" }, label: "party-key-later" },
  { key: "?", command: { do: "keys" }, label: "party-key-keys" },
];

/** Whether a key plays; the others ask, and show. */
export const isMove = ({ command }: Key): boolean => ["draw", "take", "discard"].includes(command.do);

/** What acts wherever the focus is, also in the chat field. */
const ANYWHERE = new Set(["PageUp", "PageDown"]);
const isLetter = (key: string) => key.length === 1 && key !== " ";

type Pressed = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">;

/**
 * What a key that went down means, or null.
 *
 * @param onBoard whether the board has the focus
 * @param letters whether single letters act
 */
export function commandOf(pressed: Pressed, onBoard: boolean, letters: boolean): Command | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (ANYWHERE.has(key) ? pressed.shiftKey : !onBoard || (isLetter(key) && !letters)) return null;
  if (key === "Escape") return { do: "cancel" };
  // "?" lies on the upper half of its key on most keyboards.
  const found = KEYS.find((one) => one.key === key && (key === "?" || (one.shift ?? false) === pressed.shiftKey));
  return found?.command ?? null;
}

/** Whether a key acts only where single letters do. */
export const isLetterKey = ({ key }: Key): boolean => isLetter(key);

/** How a key is written: "Shift+V". */
export function written({ key, shift }: Key, space: string): string {
  const name = key === " " ? space : key.length === 1 ? key.toUpperCase() : key;
  return shift ? `Shift+${name}` : name;
}
