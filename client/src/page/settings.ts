// The settings there are, and how they are read from whatever is stored.

import { type ChosenKeys, readKeys } from "../keys/keys";
import type { Length } from "../wire";

export const THEMES = ["auto", "light", "dark"] as const;
export const LENGTHS: readonly Length[] = ["brief", "normal", "full"];

export interface Settings {
  /** Interactive rules (GP-18): off, and a refusal is neither seen nor heard. */
  explain: boolean;
  fourColours: boolean;
  theme: (typeof THEMES)[number];
  leftHanded: boolean;
  /** Keys that are single letters (WCAG 2.1.4). */
  letters: boolean;
  /** Keys that were chosen instead of the usual ones. */
  keys: ChosenKeys;
  /** Cards bear the indices of the page's language, where it has its own. */
  localIndices: boolean;
  /** During play: a light that says whether the position can still be won; a note where it cannot (PL-6, KL-12). */
  light: boolean;
  hopeless: boolean;
  /** New games are deals that can be won (CD-5). */
  winnable: boolean;
  /** Among several people: how much is said, whether chat is read aloud and shown, and short sounds. */
  length: Length;
  chat: boolean;
  sounds: boolean;
}

export const USUAL: Readonly<Settings> = {
  explain: true,
  fourColours: false,
  theme: "auto",
  leftHanded: false,
  letters: true,
  keys: { patience: {}, company: {} },
  localIndices: false,
  light: false,
  hopeless: false,
  winnable: false,
  length: "normal",
  chat: true,
  sounds: false,
};

/** The settings in what was stored; the usual one for each that is missing or is none. */
export function readSettings(stored: unknown): Settings {
  const found = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const on = (name: Exclude<keyof Settings, "theme" | "length" | "keys">) => {
    const value = found[name];
    return typeof value === "boolean" ? value : USUAL[name];
  };
  return {
    explain: on("explain"),
    fourColours: on("fourColours"),
    theme: THEMES.find((theme) => theme === found.theme) ?? USUAL.theme,
    leftHanded: on("leftHanded"),
    letters: on("letters"),
    keys: readKeys(found.keys),
    localIndices: on("localIndices"),
    light: on("light"),
    hopeless: on("hopeless"),
    winnable: on("winnable"),
    length: LENGTHS.find((length) => length === found.length) ?? USUAL.length,
    chat: on("chat"),
    sounds: on("sounds"),
  };
}
