// Walking over the board by keys. Pure.

import type { Pile, Slot } from "../wire";

/** A cell of the board: a card, or the end of a place (its free card, or the empty place itself). */
export interface Cell {
  place: string;
  /** From 1; null is the end of the place, whatever lies there. */
  row: number | null;
}

export interface Ground {
  piles: readonly Pile[];
  slots: readonly Slot[];
}

export const STEPS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"] as const;
export type Stride = (typeof STEPS)[number];

export function isStride(key: string): key is Stride {
  return (STEPS as readonly string[]).includes(key);
}

/** The cell as it is now: a row that is gone, or that is the last, becomes the end. */
export function settle(ground: Ground, cell: Cell): Cell {
  const pile = ground.piles.find(({ place }) => place === cell.place) ?? ground.piles[0];
  if (!pile) return cell;
  const fanned = ground.slots.find(({ place }) => place === pile.place)?.fan === "down";
  const covered = fanned && cell.row !== null && cell.row < pile.cards.length;
  return { place: pile.place, row: covered ? cell.row : null };
}

/** Where a key leads from a cell: across the places in their order, up and down within a fan and between bands. */
export function walk(ground: Ground, from: Cell, key: Stride): Cell {
  const cell = settle(ground, from);
  const places = ground.piles.map(({ place }) => place);
  const at = places.indexOf(cell.place);
  const end = (place: string | undefined): Cell => (place === undefined ? cell : { place, row: null });
  switch (key) {
    case "ArrowLeft":
      return end(places[at - 1]);
    case "ArrowRight":
      return end(places[at + 1]);
    case "Home":
      return end(places[0]);
    case "End":
      return end(places[places.length - 1]);
    case "ArrowUp":
      return above(ground, cell) ?? end(nearest(ground, cell.place, -1));
    case "ArrowDown":
      return below(ground, cell) ?? end(nearest(ground, cell.place, 1));
  }
}

function fanOf(ground: Ground, place: string): number {
  const slot = ground.slots.find((other) => other.place === place);
  const pile = ground.piles.find((other) => other.place === place);
  return slot?.fan === "down" && pile ? pile.cards.length : 0;
}

function above(ground: Ground, cell: Cell): Cell | null {
  const row = cell.row ?? fanOf(ground, cell.place);
  return row > 1 ? { place: cell.place, row: row - 1 } : null;
}

function below(ground: Ground, cell: Cell): Cell | null {
  return cell.row === null ? null : settle(ground, { place: cell.place, row: cell.row + 1 });
}

/** The place straight above or below in the next band. */
function nearest(ground: Ground, place: string, way: -1 | 1): string | undefined {
  const here = ground.slots.find((slot) => slot.place === place);
  if (!here) return undefined;
  const bands = [...new Set(ground.slots.map((slot) => slot.band))].sort((a, b) => a - b);
  const band = bands[bands.indexOf(here.band) + way];
  return ground.slots
    .filter((slot) => slot.band === band)
    .sort((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0]?.place;
}
