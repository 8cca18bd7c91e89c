// Which key does what at a table, and which key may do it instead (WCAG 2.1.4). Pure. A key is written as people read it:
// "D", "Shift+D", "?", "Space", "PageUp". The table of keys is one file for the page and for the rules pages.

import table from "../../../src/mulligan/rulebook/keys.json";
import type { Legal } from "../wire";

export type TableKind = "patience" | "company";

export interface Action {
  name: string;
  /** The usual key. */
  key: string;
  /** Keys that do the same whatever is chosen. */
  also?: readonly string[];
  /** The message that says what it does; a call of the table brings its words in `text`. */
  label: string;
  text?: string;
  /** It plays; the others ask, and show. */
  plays?: boolean;
  /** It acts wherever the focus is, also in a field, as long as its key writes nothing there. */
  anywhere?: boolean;
}

export interface Fixed {
  keys: readonly string[];
  label: string;
}

/** In the order in which the list of keys and the buttons show them. */
export const ACTIONS: Readonly<Record<TableKind, readonly Action[]>> = {
  patience: table.patience.actions,
  company: table.company.actions,
};

/** What always does the same: it walks over the board, and plays there. */
export const FIXED: Readonly<Record<TableKind, readonly Fixed[]>> = {
  patience: table.patience.fixed,
  company: table.company.fixed,
};

export interface Call extends Action {
  /** Its token. */
  move: string;
  text: string;
  /** What it is called where there is little room; the text begins with it. */
  short: string;
}

/** Something that can be called at the table now, with the letter of its token as its key. */
export function callAction(move: string, text: string, short: string | null = null): Call {
  return { move, name: `call ${move}`, key: characters(move) === 1 ? move.toUpperCase() : "", label: "", text, short: short ?? text };
}

/** What can be called at a table of patience: the legal moves that move no card. */
export function callsOf(legal: readonly Legal[]): Call[] {
  return legal.filter(({ source }) => source === null).map(({ move, name, short }) => callAction(move, name, short));
}

/** What was chosen instead of the usual keys, by the name of the action. */
export type Chosen = Readonly<Record<string, string>>;
export type ChosenKeys = Record<TableKind, Record<string, string>>;

/** The keys of each action: a chosen one goes before another's usual one, which then has none. */
export function keysOf(actions: readonly Action[], chosen: Chosen): ReadonlyMap<string, readonly string[]> {
  const taken = new Set(actions.map(({ name }) => chosen[name]));
  const own = ({ name, key }: Action) => chosen[name] ?? (taken.has(key) ? "" : key);
  return new Map(actions.map((action) => [action.name, [own(action), ...(action.also ?? [])].filter(Boolean)]));
}

// A key that goes down

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">;

const characters = (key: string) => [...key].length;
const isLetter = (key: string) => characters(key) === 1 && key.toLowerCase() !== key.toUpperCase();
const unshifted = (key: string) => (key.startsWith("Shift+") ? key.slice("Shift+".length) : key);

/** Whether a key is a single character, with or without Shift: it acts only where such keys are switched on. */
export const isCharacter = (key: string): boolean => characters(unshifted(key)) === 1;

function written(key: string, shift: boolean): string {
  if (key === " ") return shift ? "Shift+Space" : "Space";
  // Whatever else is a character says itself whether Shift was down.
  if (characters(key) === 1 && !isLetter(key)) return key;
  const name = isLetter(key) && characters(key.toUpperCase()) === 1 ? key.toUpperCase() : key;
  return shift ? `Shift+${name}` : name;
}

/** How a key that went down is written; also by the letter that stands in its place where the layout is of another script. */
function formsOf({ key, code, shiftKey }: Pressed): string[] {
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  const foreign = latin !== undefined && isLetter(key) && key.charCodeAt(0) > 0x24f;
  return [written(key, shiftKey), ...(foreign ? [written(latin, shiftKey)] : [])];
}

const ANYWHERE = ["PageUp", "PageDown"];

/**
 * The name of what a key that went down does, or null.
 *
 * @param onBoard whether the board has the focus
 * @param letters whether single characters act
 */
export function actionOf(
  pressed: Pressed,
  actions: readonly Action[],
  chosen: Chosen,
  { onBoard = true, letters }: { onBoard?: boolean; letters: boolean },
): string | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  const keys = keysOf(actions, chosen);
  for (const key of formsOf(pressed)) {
    const found = actions.find(({ name }) => keys.get(name)?.includes(key));
    if (!found) continue;
    const acts = onBoard ? letters || !isCharacter(key) : found.anywhere && ANYWHERE.includes(unshifted(key));
    return acts ? found.name : null;
  }
  return null;
}

// A key that is chosen

const MODIFIERS = ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "NumLock", "ScrollLock", "Fn"];
const NAMED = ["Space", "PageUp", "PageDown", "Backspace", "Delete"];
const NOTHING = ["Dead", "Unidentified", "Process", "Compose"];

export type Answer =
  | { is: "key"; key: string }
  /** It does that already. */
  | { is: "taken"; key: string; label: string; text?: string }
  /** Tab leads through the page; the browser or the system may want it; it cannot be told apart from others. */
  | { is: "tab" | "browser" | "unknown"; key: string };

/** Whether a key that went down may become the key of an action; null while only Shift and its like are held. */
export function choose(pressed: Pressed, name: string, kind: TableKind, actions: readonly Action[], chosen: Chosen): Answer | null {
  if (MODIFIERS.includes(pressed.key)) return null;
  const key = written(pressed.key, pressed.shiftKey);
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) {
    const held = [pressed.ctrlKey && "Ctrl", pressed.altKey && "Alt", pressed.metaKey && "Meta"].filter(Boolean);
    return { is: "browser", key: [...held, key].join("+") };
  }
  return judge(key, name, kind, actions, chosen);
}

function judge(key: string, name: string, kind: TableKind, actions: readonly Action[], chosen: Chosen): Answer {
  if (unshifted(key) === "Tab") return { is: "tab", key };
  if (NOTHING.includes(unshifted(key))) return { is: "unknown", key };
  const keys = keysOf(actions, chosen);
  const holder =
    actions.find((action) => action.name !== name && keys.get(action.name)?.includes(key)) ??
    actions.find((action) => action.name === name && action.also?.includes(key)) ??
    FIXED[kind].find((fixed) => fixed.keys.includes(unshifted(key)));
  if (holder) return { is: "taken", key, label: holder.label, ...("text" in holder && { text: holder.text }) };
  return isCharacter(key) || NAMED.includes(unshifted(key)) ? { is: "key", key } : { is: "browser", key };
}

/** The keys in what was stored: those that may be chosen, each once; the usual ones for the others. */
export function readKeys(stored: unknown): ChosenKeys {
  const read = (kind: TableKind) => {
    const kept: Record<string, string> = {};
    for (const [name, key] of Object.entries(recordOf(recordOf(stored)[kind]))) {
      const known = ACTIONS[kind].some((action) => action.name === name) || name.startsWith("call ");
      const others = Object.values(kept);
      if (!known || typeof key !== "string" || key === "" || others.includes(key)) continue;
      // Whose usual key it is does not matter: a chosen one goes before it.
      const lasting = ACTIONS[kind].map((action) => ({ ...action, key: "" }));
      if (judge(key, name, kind, lasting, {}).is === "key") kept[name] = key;
    }
    return kept;
  };
  return { patience: read("patience"), company: read("company") };
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

// A key that is shown

const SIGNS: Readonly<Record<string, string>> = table.signs;

/** How a key is named to people. */
export function named(key: string, space: string): string {
  const bare = unshifted(key);
  const name = bare === "Space" ? space : (SIGNS[bare] ?? bare);
  return bare === key ? name : `Shift+${name}`;
}

/** These keys in the form of aria-keyshortcuts, or nothing where none of them acts. */
export function shortcutsOf(keys: readonly string[], letters: boolean): string | undefined {
  const acting = keys.filter((key) => letters || !isCharacter(key));
  return acting.map((key) => (key === "+" ? "Plus" : key)).join(" ") || undefined;
}
