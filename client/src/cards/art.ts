/* Puts a card together: three path strings per card, made once and kept. One path instead of a dozen <use> keeps a page of
 * 52 cards at four elements a card, which a phone notices. The card is 100 wide and 140 high. */

import { GLYPHS, RANK_LABELS } from "./glyphs";
import { FLAG, HEADGEAR, JESTER, SUITS } from "./paths";

export interface Art {
  /** The suit whose colour it wears: c, d, h, s; jokers r or b. */
  suit: string;
  /** Rank letters, both corners. */
  rank: string;
  /** Suits, both corners and the middle, and what a court wears. */
  shape: string;
  /** The touches of gold; empty on most cards. */
  gilt: string;
  /** In card colour on top of the suit: the ace's flag. */
  relief: string;
}

const CAP = 0.0386; // font units to card units: a cap height of 27
const TOP = 5; // cap line; baseline at 32, inside the strip of 36 that a covered card shows
const SIDE = 7.5; // room for the focus ring inside the edge
const INDEX_SUIT = 0.235; // suits are drawn 100 high

/** Scale a path and move it. Coordinates come in pairs because the paths hold only absolute M, L and C. */
export function place(d: string, scale: number, x: number, y: number): string {
  let across = true;
  return d.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (n) => {
    const v = Number(n) * scale + (across ? x : y);
    across = !across;
    return ` ${Math.round(v * 100) / 100}`;
  });
}

/** The same, turned by half a turn about the middle of the card. */
function opposite(d: string): string {
  return place(d, -1, 100, 140);
}

function both(d: string): string {
  return d + opposite(d);
}

function word(label: string, scale: number, tracking: number, y: number): { d: string; width: number } {
  let d = "";
  let x = 0;
  for (const letter of label) {
    const glyph = GLYPHS[letter];
    if (!glyph) continue;
    d += place(glyph.d, scale, x, y);
    x += glyph.width * scale + tracking;
  }
  return { d, width: x - tracking };
}

/** Where the ace's flag stands, a hole in one: on the stem of black suits, amid the red ones. */
const HOLE: Record<string, [number, number]> = { s: [41.2, 58], c: [41.2, 55.5], h: [38.5, 54], d: [38.5, 59] };

function suited(rank: string, suit: string, label: string): Art {
  const pip = SUITS[suit] ?? "";
  const index = word(label, CAP, 0.6, TOP);
  const size = INDEX_SUIT * 100;
  let shape = both(place(pip, INDEX_SUIT, 100 - SIDE - size, TOP + (700 * CAP - size) / 2));
  let gilt = "";
  let relief = "";
  const hat = HEADGEAR[rank];
  if (hat) {
    shape += place(hat.ink, 0.46, 27, 41) + place(pip, 0.37, 31.5, 70.2);
    gilt = place(hat.gilt, 0.46, 27, 41);
  } else {
    const big = rank === "A" ? 0.56 : 0.46;
    shape += place(pip, big, 50 - big * 50, 70 - big * 50);
    if (rank === "A") relief = place(FLAG, 0.22, ...(HOLE[suit] ?? [38, 60]));
  }
  return { suit, rank: both(place(index.d, 1, SIDE, 0)), shape, gilt, relief };
}

function joker(colour: string): Art {
  const scale = 0.0285;
  const label = word(RANK_LABELS.X ?? "", scale, 1.2, 0);
  const rank = both(place(label.d, 1, 50 - label.width / 2, 9));
  return {
    suit: colour,
    rank,
    shape: place(JESTER.ink, 0.56, 22, 43),
    gilt: place(JESTER.gilt, 0.56, 22, 43),
    relief: "",
  };
}

/** The ranks whose indices differ by language, in the order in which a language names them. */
const LETTERED = [..."AJQK"];

/** The usual indices of ace, jack, queen and king. */
export const USUAL_INDICES = LETTERED.map((rank) => RANK_LABELS[rank]).join(" ");

/** What stands in the corner of a card of this rank, under these indices of ace, jack, queen and king. */
export function indexOf(rank: string, indices: string): string {
  return indices.split(" ")[LETTERED.indexOf(rank)] ?? RANK_LABELS[rank] ?? "";
}

const known = new Map<string, Art>();

/**
 * The drawing of a card in text form; undefined for an unseen one ("--"), whose back is drawn instead. `indices` are those of
 * ace, jack, queen and king, with blanks between.
 */
export function art(card: string, indices: string = USUAL_INDICES): Art | undefined {
  const key = `${card} ${indices}`;
  let drawn = known.get(key);
  if (!drawn && /^(?:[A23456789TJQK][cdhs]|X[rb])$/.test(card)) {
    const rank = card.charAt(0);
    const suit = card.charAt(1);
    drawn = rank === "X" ? joker(suit) : suited(rank, suit, indexOf(rank, indices));
    known.set(key, drawn);
  }
  return drawn;
}
