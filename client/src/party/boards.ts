// Whose cards lie where, as rows and columns. Pure, and without a rule of any game.

import type { Pile, View } from "../wire";

/** The places of a seat, row by row. */
export function boardOf(view: View, seat: number | null): readonly (readonly Pile[])[] {
  const slots = new Map(view.slots.map((slot) => [slot.place, slot]));
  const rows = new Map<number, { x: number; pile: Pile }[]>();
  for (const pile of view.piles) {
    const slot = slots.get(pile.place);
    if (seat === null || pile.seat !== seat || !slot) continue;
    rows.set(slot.band, [...(rows.get(slot.band) ?? []), { x: slot.x, pile }]);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.x - b.x).map(({ pile }) => pile));
}

/** The places that are everybody's, from left to right. */
export function commonOf(view: View): readonly Pile[] {
  const xOf = new Map(view.slots.map(({ place, x }) => [place, x]));
  return view.piles.filter(({ seat }) => seat === null).sort((a, b) => (xOf.get(a.place) ?? 0) - (xOf.get(b.place) ?? 0));
}

/** The token of the legal move that turns the card of a place up and takes nothing there. */
export const turnAt = (view: View, place: string): string | null =>
  view.legal.find(({ source, target }) => source === place && target === null)?.move ?? null;

/** Whether there is such a move. */
export const canTurn = (view: View): boolean =>
  view.legal.some(({ source, target }) => target === null && source !== null && isOwned(view, source));

/** Whether something can be put on a place. */
export const canPut = (view: View, place: string): boolean => view.legal.some(({ target }) => target === place);

const isOwned = (view: View, place: string) => view.piles.some((pile) => pile.place === place && pile.seat !== null);

/** Where an arrow, Home or End leads from a cell of a board; Ctrl leads to the corner. */
export function strolled(
  [row, column]: readonly [number, number],
  key: string,
  rows: number,
  columns: number,
  ctrl = false,
): [number, number] | null {
  const within = (n: number, most: number) => Math.min(Math.max(n, 0), most - 1);
  switch (key) {
    case "ArrowLeft":
      return [row, within(column - 1, columns)];
    case "ArrowRight":
      return [row, within(column + 1, columns)];
    case "ArrowUp":
      return [within(row - 1, rows), column];
    case "ArrowDown":
      return [within(row + 1, rows), column];
    case "Home":
      return [ctrl ? 0 : row, 0];
    case "End":
      return [ctrl ? rows - 1 : row, columns - 1];
    default:
      return null;
  }
}

/** Where the same key leads from beside the board: an arrow to where one last stood on it. */
export function entered(
  last: readonly [number, number],
  key: string,
  rows: number,
  columns: number,
  ctrl = false,
): readonly [number, number] | null {
  return key.startsWith("Arrow") ? last : strolled(last, key, rows, columns, ctrl);
}

/** The colour of a card's suit; of a joker, its own. */
export function colourOf(card: string): string {
  if (card.startsWith("X")) return card === "Xr" ? "var(--red)" : "var(--black)";
  return `var(--suit-${card.charAt(1)})`;
}
