// Walking over the board by keys. Pure.

import type { Pile, Slot } from "../wire";
import { UNSEEN } from "./spots";

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

/** Whether a covered card is a cell of its own: those that lie face down are told with their place. */
export function isCell(pile: Pile, row: number): boolean {
  return row >= 1 && row < pile.cards.length && pile.cards[row - 1] !== UNSEEN;
}

/** The cell as it is now: a row that is gone, or that is the last, becomes the end. */
export function settle(ground: Ground, cell: Cell): Cell {
  const pile = ground.piles.find(({ place }) => place === cell.place) ?? ground.piles[0];
  if (!pile) return cell;
  const fanned = ground.slots.find(({ place }) => place === pile.place)?.fan === "down";
  const covered = fanned && cell.row !== null && isCell(pile, cell.row);
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
  const row = (cell.row ?? fanOf(ground, cell.place)) - 1;
  const pile = ground.piles.find(({ place }) => place === cell.place);
  return pile && isCell(pile, row) ? { place: cell.place, row } : null;
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

/** Where a key leads among a few places, wherever one stands: on to the next of them, or back. */
export function among(ground: Ground, stops: readonly string[], from: Cell, key: Stride): Cell {
  const order = ground.piles.map(({ place }) => place);
  const sorted = [...stops].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const at = sorted.indexOf(from.place);
  const last = sorted.length - 1;
  const back = key === "ArrowLeft" || key === "ArrowUp";
  let to = at + (back ? -1 : 1);
  if (key === "Home" || key === "End") to = key === "Home" ? 0 : last;
  else if (at < 0) to = back ? last : 0;
  const place = sorted[Math.min(Math.max(to, 0), last)];
  return place === undefined ? from : { place, row: null };
}
