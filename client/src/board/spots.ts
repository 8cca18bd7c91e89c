// Where a card lies within its place: fans open and close up, squared piles stack. Pure.

import type { Plan, PlaceSpot, Spot } from "./layout";

export const CARD_RATIO = 1.4;
export const UNSEEN = "--";
/** A face-down card of a fan shows so much of what a face-up one shows. */
const NARROW = 0.4;
/** A very long fan closes up to these, in card widths; its face-down cards go first. */
const TIGHTEST = 0.14;
const TIGHTEST_DOWN = 0.04;
/** How far the cards below a face-down pile's top one look out, in card widths, so that it is seen to be a pile. */
const PILE_EDGE = 0.02;

interface Steps {
  /** From a face-down card to the next, and from a face-up one. */
  down: number;
  up: number;
}

/** How deep a fan is, in face-up cards. */
export function depthOf(cards: readonly string[]): number {
  const covered = cards.slice(0, -1);
  return 1 + covered.reduce((sum, card) => sum + (card === UNSEEN ? NARROW : 1), 0);
}

function stepsOf(plan: Plan, place: PlaceSpot, cards: readonly string[]): Steps {
  const down = cards.slice(0, -1).filter((card) => card === UNSEEN).length;
  const up = Math.max(0, cards.length - 1 - down);
  const open = { down: NARROW * place.open, up: place.open };
  if (down * open.down + up * open.up <= place.reach) return open;
  const narrow = down ? Math.max(TIGHTEST_DOWN * plan.card, Math.min(open.down, (place.reach - up * open.up) / down)) : 0;
  const strip = up ? Math.min(open.up, (place.reach - down * narrow) / up) : 0;
  return { down: narrow, up: Math.max(Math.min(open.up, TIGHTEST * plan.card), strip) };
}

/** From the edge of the first card to that of the card in a row, counted from 1. */
function along(plan: Plan, place: PlaceSpot, row: number, cards: readonly string[]): number {
  if (place.fan === "none") return 0;
  if (place.fan === "right") {
    const spread = place.spread || cards.length;
    const fanned = Math.min(spread, cards.length);
    const at = Math.max(0, row - 1 - (cards.length - fanned));
    return at * (fanned > 1 ? Math.min(place.open, place.reach / (fanned - 1)) : 0);
  }
  const steps = stepsOf(plan, place, cards);
  return cards.slice(0, row - 1).reduce((sum, card) => sum + (card === UNSEEN ? steps.down : steps.up), 0);
}

/** How much of a card that others lie on is to be seen, from its edge. */
export function stripOf(plan: Plan, place: PlaceSpot, row: number, cards: readonly string[]): number {
  return along(plan, place, row + 1, cards) - along(plan, place, row, cards);
}

/** From the edge of a place's first card to that of its last. */
export function lengthOf(plan: Plan, place: PlaceSpot, cards: readonly string[]): number {
  return along(plan, place, Math.max(1, cards.length), cards);
}

/**
 * Where a card lies.
 * @param row from 1
 * @param cards those of its place
 */
export function spot(plan: Plan, name: string, row: number, cards: readonly string[]): Spot {
  const place = plan.places.get(name);
  if (!place) return { x: 0, y: 0 };
  const far = along(plan, place, row, cards);
  if (place.fan === "down") return { x: place.x, y: place.y + far };
  if (place.fan === "right") return { x: place.x + far, y: place.y };
  const hidden = cards[row - 1] === UNSEEN;
  const under = hidden ? Math.min(cards.length - row, 2) * Math.max(2, PILE_EDGE * plan.card) : 0;
  return { x: place.x - under, y: place.y - under };
}
