// The words that the board is given for its cells.

import type { Pile } from "../wire";

export interface Labels {
  /** A cell's name: its place, and what lies there. */
  name(pile: Pile, row: number | null): string;
  /** What else there is to say of the end of a fan, or nothing. */
  more(pile: Pile): string | undefined;
  /** Keys that pick the place, in the form of aria-keyshortcuts, or nothing. */
  keys(pile: Pile): string | undefined;
}
