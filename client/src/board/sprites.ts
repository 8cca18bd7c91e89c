// Which card on the screen is which card of the view. The wire names places, never a lasting identity of a card, so it is
// found by comparing what lay with what lies. Elements are kept, and only what changed its place moves. Pure.

import type { Pile } from "../wire";

export interface Sprite {
  readonly id: number;
  /** Text form; "--" face down. */
  readonly card: string;
  readonly place: string;
  /** From 1. */
  readonly row: number;
  /** All cards of its place. */
  readonly cards: readonly string[];
  /** It lay elsewhere before. */
  readonly moved: boolean;
  /** It showed its other side before. */
  readonly turned: boolean;
}

const UNSEEN = "--";

interface Wanted {
  card: string;
  place: string;
  row: number;
  cards: readonly string[];
  from?: Sprite;
}

/**
 * @param old what lay
 * @param piles what lies
 * @param nextId an id never used before
 * @returns a sprite for every card, by id
 */
export function reconcile(old: readonly Sprite[], piles: readonly Pile[], nextId: () => number): Sprite[] {
  const wanted: Wanted[] = piles.flatMap(({ place, cards }) =>
    cards.map((card, at) => ({ card, place, row: at + 1, cards })),
  );
  const free = new Set(old);
  const take = (want: Wanted, sprite: Sprite | undefined) => {
    if (!sprite || want.from || !free.delete(sprite)) return;
    want.from = sprite;
  };

  const lay = new Map(old.map((sprite) => [`${sprite.place} ${sprite.row}`, sprite]));
  const at = (want: Wanted) => lay.get(`${want.place} ${want.row}`);
  // The same card in the same place; then a face seen elsewhere before; then what lay there and is turned; then anything.
  for (const want of wanted) if (at(want)?.card === want.card) take(want, at(want));
  for (const want of wanted) {
    if (!want.from && want.card !== UNSEEN) take(want, [...free].find((sprite) => sprite.card === want.card));
  }
  for (const want of wanted) if (at(want)?.card === UNSEEN || want.card === UNSEEN) take(want, at(want));
  const topFirst = [...free].sort((a, b) => b.row - a.row);
  const unseen = topFirst.filter((sprite) => sprite.card === UNSEEN);
  const seen = wanted.filter((want) => !want.from && want.card !== UNSEEN);
  // A whole pile that is turned over goes from above: the cards on top are the ones that are seen on their way.
  const whole = seen.length === unseen.length && [...seen, ...unseen].filter(({ row }) => row === 1).length === 2;
  for (const want of whole ? seen.reverse() : seen) take(want, unseen.shift());
  const left = topFirst.filter((sprite) => free.has(sprite));
  // From above: of a pile that is turned back the cards that were on top are to be seen on their way.
  for (const want of [...wanted].reverse()) if (!want.from && want.card === UNSEEN) take(want, left.shift());

  return wanted.map(become(nextId)).sort((a, b) => a.id - b.id);
}

function become(nextId: () => number): (want: Wanted) => Sprite {
  return ({ card, place, row, cards, from }) => {
    const id = from?.id ?? nextId();
    if (!from) return { id, card, place, row, cards, moved: false, turned: false };
    return {
      id,
      card,
      place,
      row,
      cards,
      moved: from.place !== place,
      turned: (from.card === UNSEEN) !== (card === UNSEEN),
    };
  };
}
