// Where every place lies, in pixels: card steps of the view in, spots out. Pure.
//
// Three arrangements, chosen by the room there is:
//   stack  the bands one below the other, in the middle of the page
//   tall   the same on a phone held upright: a last band of piles goes to the bottom, within the thumb's reach
//   aside  where there is little height: what is no part of the field stands beside it
//
// The field is what most of the table is: the fans, or the places that lie over each other.

import type { Slot } from "../wire";
import { type Block, blocksOf, fieldOf, pack } from "./blocks";
import { CARD_RATIO } from "./spots";

export { CARD_RATIO } from "./spots";

export interface Spot {
  x: number;
  y: number;
}

/** One place: where its first card lies, and how far apart its cards may lie. */
export interface PlaceSpot extends Spot {
  fan: Slot["fan"];
  /** Between two cards of the fan, while there is room. */
  open: number;
  /** How long the fan may grow, from its first card's edge to its last card's. */
  reach: number;
  /** How many of its last cards are fanned; 0 for all. */
  spread: number;
  /** Places lie over each other: this one over those with a lower number. 0 where it lies by itself. */
  over: number;
  /** Its name has room below it. */
  captioned: boolean;
}

export interface Plan {
  arrangement: "stack" | "tall" | "aside";
  /** Width of a card; its height is CARD_RATIO times that. */
  card: number;
  /** Of the table, which lies in the middle of the room's width. */
  width: number;
  height: number;
  places: ReadonlyMap<string, PlaceSpot>;
}

export interface Room {
  width: number;
  height: number;
  /** One rem in pixels: captions below the squared piles grow with the reader's text. */
  rem: number;
}

export interface Table {
  slots: readonly Slot[];
  /** In card steps. */
  width: number;
  /** Face-up cards in the deepest fan that the table should show at ease. */
  depth: number;
  /** Squared piles change sides. */
  leftHanded: boolean;
}

/** What a covered card must show, in card widths; tokens.css says the same. */
const STRIP = 0.36;
/** A covered card of a fan to the right shows its rank, and its suit below that. */
const STRIP_RIGHT = 0.42;
const OPENEST = { stack: 0.56, tall: 1.06, aside: 0.56 };
/** Where places lie over each other there may be so much more between them than there must. */
const LOOSEST = 1.5;
/** WCAG 2.5.8: no target is lower than this. */
const TARGET = 24;
/** Height never makes a card narrower than this; then the page scrolls. */
const READABLE = 56;
const BAND_GAP = 0.26;
const SIDE_GAP = 4;
/** Between the field and what stands beside it, in card steps. */
const BETWEEN = 0.3;

/** Gaps shrink with the cards, so that seven columns fit on 320 pixels. */
function gapRatio(width: number, steps: number): number {
  return width / steps < 72 ? 0.09 : 0.137;
}

function cardForWidth(width: number, steps: number): number {
  return width / (steps + (steps - 1) * gapRatio(width, steps));
}

const gapOf = (card: number, room: Room, steps: number) => Math.round(card * gapRatio(room.width, steps));

/** On a large screen the table stays a table. */
function comfort(room: Room): number {
  return Math.min(Math.max(112, 70 + 0.085 * room.height), 232);
}

function leastStrip(card: number): number {
  return Math.max(STRIP * card, TARGET);
}

const caption = (room: Room) => 1.9 * room.rem;

/** The least height of a block. */
function blockHeight(block: Block, card: number, depth: number, captionHeight: number): number {
  const fan = block.fans ? (depth - 1) * leastStrip(card) : 0;
  return CARD_RATIO * card * (1 + block.rows) + fan + (block.captioned ? captionHeight : 0);
}

function stackHeight(card: number, blocks: readonly Block[], depth: number, captionHeight: number): number {
  const heights = blocks.map((block) => blockHeight(block, card, depth, captionHeight));
  return heights.reduce((sum, height) => sum + height, 0) + (blocks.length - 1) * BAND_GAP * card;
}

/** The largest card that `fits`, to a tenth of a pixel. */
function largest(most: number, fits: (card: number) => boolean): number {
  let low = 0;
  let high = most;
  if (fits(high)) return high;
  while (high - low > 0.1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function stackCard(table: Table, room: Room): number {
  const blocks = blocksOf(table.slots);
  const byWidth = cardForWidth(room.width, table.width);
  const byHeight = largest(byWidth, (card) => stackHeight(card, blocks, table.depth, caption(room)) <= room.height);
  return Math.min(byWidth, Math.max(byHeight, READABLE), comfort(room));
}

interface Aside {
  card: number;
  rows: number;
  columns: number;
}

/** The piles beside the field in as many columns as give the largest card. */
function bestAside(table: Table, room: Room): Aside | null {
  const { field, beside, steps } = fieldOf(table.slots);
  if (!field || beside.length === 0) return null;
  let best: Aside | null = null;
  for (const { rows, columns } of pack(beside)) {
    const byWidth = cardForWidth(room.width, steps + columns + BETWEEN);
    const card = largest(Math.min(byWidth, comfort(room)), (width) => {
      const side = rows * (CARD_RATIO * width + caption(room)) + (rows - 1) * SIDE_GAP;
      return Math.max(blockHeight(field, width, table.depth, 0), side) <= room.height;
    });
    if (!best || card > best.card) best = { card, rows, columns };
  }
  return best;
}

/** Lays the table out in the room. It may come out higher than the room, never wider. */
export function plan(table: Table, room: Room): Plan {
  const card = Math.floor(stackCard(table, room));
  const aside = bestAside(table, room);
  const fits = stackHeight(card, blocksOf(table.slots), table.depth, caption(room)) <= room.height;
  if (aside && room.width > room.height && card < 84 && aside.card > card * (fits ? 1.12 : 0.9)) {
    return planAside(table, room, { ...aside, card: Math.floor(aside.card) });
  }
  return planStack(table, room, card);
}

const plain = { open: 0, reach: 0, spread: 0, over: 0, captioned: true };

function planStack(table: Table, room: Room, card: number): Plan {
  const blocks = blocksOf(table.slots);
  const tall = room.height > room.width * 1.05;
  const arrangement = tall ? "tall" : "stack";
  const step = card + gapOf(card, room, table.width);
  const fans = blocks.filter((block) => block.fans).length;
  const spare = Math.max(0, room.height - stackHeight(card, blocks, table.depth, caption(room)));
  const most = Math.max(OPENEST[arrangement] * card, leastStrip(card));
  const open = Math.floor(Math.min(most, leastStrip(card) + spare / Math.max(1, fans * (table.depth - 1))));

  const places = new Map<string, PlaceSpot>();
  let y = 0;
  blocks.forEach((block, at) => {
    const last = at === blocks.length - 1;
    const loose = tall && block.rows > 0 ? Math.min(LOOSEST, 1 + spare / (block.rows * CARD_RATIO * card)) : 1;
    const bandStep = CARD_RATIO * card * loose;
    const least = CARD_RATIO * card + block.rows * bandStep + (block.captioned ? caption(room) : 0);
    if (tall && last && at > 0 && !block.fans) y = Math.max(y, room.height - least);
    // The last fans may grow down to where the room ends.
    // Between the top and a last band that has gone to the bottom it hangs a little above the middle.
    const next = blocks[at + 1];
    if (loose > 1 && at === 0 && next && !next.fans) {
      const left = room.height - stackHeight(card, blocks, table.depth, caption(room)) - block.rows * (bandStep - CARD_RATIO * card);
      y = Math.max(0, Math.floor(left * 0.45));
    }
    const toTheEnd = last ? Math.max(0, Math.floor(room.height - y - least)) : 0;
    const reach = block.fans ? Math.max(open * (table.depth - 1), toTheEnd) : 0;
    for (const slot of block.slots) {
      const right = rightFan(slot, block, card, step);
      const mirrored = table.leftHanded && !block.fans && block.rows === 0;
      const x = mirrored ? (table.width - 1 - slot.x) * step - right.open * Math.max(0, slot.spread - 1) : slot.x * step;
      places.set(slot.place, {
        ...plain,
        ...(slot.fan === "right" ? right : { open, reach }),
        x: Math.round(x),
        y: Math.round(y + (slot.band - block.band) * bandStep),
        fan: slot.fan,
        spread: slot.spread,
        over: block.rows > 0 ? table.slots.indexOf(slot) + 1 : 0,
        captioned: block.captioned && slot.mark === "",
      });
    }
    y += least + reach + BAND_GAP * card;
  });
  const width = Math.round(table.width * step - gapOf(card, room, table.width));
  return { arrangement, card, width, height: Math.round(y - BAND_GAP * card), places };
}

/** How far a fan to the right opens, and how far it may go: up to its neighbour. */
function rightFan(slot: Slot, block: Block, card: number, step: number): { open: number; reach: number } {
  if (slot.fan !== "right") return { open: 0, reach: 0 };
  const next = Math.min(...block.slots.filter((other) => other.x > slot.x).map((other) => other.x));
  const reach = Number.isFinite(next) ? Math.max(0, (next - slot.x - 1) * step) : step;
  const fanned = Math.max(1, slot.spread - 1);
  return { open: Math.floor(Math.min(STRIP_RIGHT * card, reach / fanned)), reach };
}

function planAside(table: Table, room: Room, { card, rows, columns }: Aside): Plan {
  const { field, beside, steps } = fieldOf(table.slots);
  const step = card + gapOf(card, room, steps + columns + BETWEEN);
  const gap = step - card;
  const wide = steps * step - gap;
  const between = Math.round(BETWEEN * card + gap);
  const side = columns * step - gap;
  const spare = room.height - CARD_RATIO * card;
  const open = Math.floor(Math.min(OPENEST.aside * card, Math.max(leastStrip(card), spare / (table.depth - 1))));
  const reach = field?.fans ? Math.max(open * (table.depth - 1), Math.floor(spare)) : 0;
  const first = Math.min(...(field?.slots ?? []).map((slot) => slot.x));
  const fieldAt = table.leftHanded ? side + between : 0;
  const sideAt = table.leftHanded ? 0 : wide + between;
  const height = CARD_RATIO * card * (1 + (field?.rows ?? 0)) + reach;
  const row = CARD_RATIO * card + caption(room) + SIDE_GAP;
  const sideHeight = rows * row - SIDE_GAP;
  // The thumb is below.
  const sideFrom = Math.max(0, height - sideHeight);

  const places = new Map<string, PlaceSpot>();
  for (const slot of field?.slots ?? []) {
    places.set(slot.place, {
      ...plain,
      x: Math.round(fieldAt + (slot.x - first) * step),
      y: Math.round((slot.band - (field?.band ?? 0)) * CARD_RATIO * card),
      fan: slot.fan,
      open,
      reach,
      over: field?.rows ? table.slots.indexOf(slot) + 1 : 0,
      captioned: false,
    });
  }
  const packed = pack(beside).find((one) => one.columns === columns);
  for (const { slot, row: down, column, span } of packed?.spots ?? []) {
    const across = table.leftHanded ? columns - column - span : column;
    const fanned = span > 1 ? { open: Math.floor(((span - 1) * step) / Math.max(1, slot.spread - 1)), reach: (span - 1) * step } : {};
    places.set(slot.place, {
      ...plain,
      ...fanned,
      x: Math.round(sideAt + across * step),
      y: Math.round(sideFrom + down * row),
      fan: span > 1 ? slot.fan : "none",
      spread: slot.spread,
      captioned: slot.mark === "",
    });
  }
  return {
    arrangement: "aside",
    card,
    width: Math.round(wide + between + side),
    height: Math.round(Math.max(height, sideHeight)),
    places,
  };
}
