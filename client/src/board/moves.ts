// What the view says a cell can do. Pure.

import type { Legal, Slot, View } from "../wire";
import { firstRow } from "./predict";
import type { Cell } from "./walk";

/** From a cell: of a card and what lies on it, or, with no row, of a whole place. */
export function movesFrom(view: View, cell: Cell): Legal[] {
  return view.legal.filter(
    (legal) =>
      legal.source === cell.place &&
      legal.target !== null &&
      // What is turned back goes by a tap on the stock.
      view.piles.find(({ place }) => place === legal.target)?.kind !== "stock" &&
      (cell.row === null || firstRow(legal, view.piles) === cell.row),
  );
}

/** The places where they can go. */
export function targetsFrom(view: View, cell: Cell): string[] {
  return [...new Set(movesFrom(view, cell).flatMap((legal) => legal.target ?? []))];
}

/** The token of the move that a tap on the end of a place means, or null. */
export function tapOn(view: View, cell: Cell): string | null {
  const pile = view.piles.find(({ place }) => place === cell.place);
  const whole = cell.row === null || cell.row === pile?.cards.length;
  return (whole && pile?.tap) || null;
}

/** Among places that wait for certain cards, the one that waits for this: none has to be aimed at. */
export function ownPlace(slots: readonly Slot[], target: string, allowed: readonly string[]): string {
  const waits = (place: string) => Boolean(slots.find((slot) => slot.place === place)?.mark);
  if (allowed.includes(target) || !waits(target)) return target;
  return allowed.find(waits) ?? target;
}
