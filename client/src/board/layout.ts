// Where every card lies, in pixels: card steps of the view in, spots out. Pure.
//
// Three arrangements, chosen by the room there is:
//   stack  the bands one below the other, in the middle of the page
//   tall   the same on a phone held upright: the last band goes to the bottom, within the thumb's reach
//   aside  where there is little height: everything that is no fan stands beside the fans

import type { Slot } from "../wire";

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
  /** Cards in the deepest fan that the table should show at ease. */
  depth: number;
  /** Squared piles change sides. */
  leftHanded: boolean;
}

export const CARD_RATIO = 1.4;
/** What a covered card must show, in card widths; tokens.css says the same. */
const STRIP = 0.36;
/** A very long fan closes up to this. */
const TIGHTEST = 0.2;
const OPENEST = { stack: 0.56, tall: 1.06, aside: 0.56 };
/** WCAG 2.5.8: no target is lower than this. */
const TARGET = 24;
/** Height never makes a card narrower than this; then the page scrolls. */
const READABLE = 56;
const BAND_GAP = 0.26;
const SIDE_GAP = 4;

interface Sizes {
  card: number;
  gap: number;
  caption: number;
}

const isFan = (slot: Slot) => slot.fan === "down";

function bandsOf(slots: readonly Slot[]): Slot[][] {
  const bands = new Map<number, Slot[]>();
  for (const slot of slots) bands.set(slot.band, [...(bands.get(slot.band) ?? []), slot]);
  return [...bands].sort(([a], [b]) => a - b).map(([, band]) => band);
}

/** Gaps shrink with the cards, so that seven columns fit on 320 pixels. */
function gapRatio(width: number, steps: number): number {
  return width / steps < 72 ? 0.09 : 0.137;
}

function cardForWidth(width: number, steps: number): number {
  return width / (steps + (steps - 1) * gapRatio(width, steps));
}

/** On a large screen the table stays a table. */
function comfort(room: Room): number {
  return Math.min(Math.max(112, 70 + 0.085 * room.height), 232);
}

function leastStrip(card: number): number {
  return Math.max(STRIP * card, TARGET);
}

const caption = (room: Room) => 1.9 * room.rem;

/** The height of a stack at its least strip, as a function of the card. */
function stackHeight(card: number, bands: Slot[][], depth: number, captionHeight: number): number {
  const fans = bands.filter((band) => band.some(isFan)).length;
  return (
    bands.length * CARD_RATIO * card +
    fans * (depth - 1) * leastStrip(card) +
    (bands.length - fans) * captionHeight +
    (bands.length - 1) * BAND_GAP * card
  );
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
  const bands = bandsOf(table.slots);
  const byWidth = cardForWidth(room.width, table.width);
  const byHeight = largest(byWidth, (card) => stackHeight(card, bands, table.depth, caption(room)) <= room.height);
  return Math.min(byWidth, Math.max(byHeight, READABLE), comfort(room));
}

interface Aside {
  card: number;
  rows: number;
  columns: number;
}

/** The piles beside the fans in as many rows as give the largest card. */
function bestAside(table: Table, room: Room): Aside | null {
  const piles = table.slots.filter((slot) => !isFan(slot)).length;
  if (piles === 0 || piles === table.slots.length) return null;
  let best: Aside | null = null;
  for (let rows = 1; rows <= piles; rows++) {
    const columns = Math.ceil(piles / rows);
    const byWidth = cardForWidth(room.width, fanSteps(table) + columns + 0.3);
    const card = largest(Math.min(byWidth, comfort(room)), (width) => {
      const fans = CARD_RATIO * width + (table.depth - 1) * leastStrip(width);
      const side = rows * (CARD_RATIO * width + caption(room)) + (rows - 1) * SIDE_GAP;
      return Math.max(fans, side) <= room.height;
    });
    if (!best || card > best.card) best = { card, rows, columns };
  }
  return best;
}

function fanSteps(table: Table): number {
  const fans = table.slots.filter(isFan);
  return Math.max(...fans.map((slot) => slot.x)) + 1 - Math.min(...fans.map((slot) => slot.x));
}

/** Lays the table out in the room. It may come out higher than the room, never wider. */
export function plan(table: Table, room: Room): Plan {
  const card = Math.floor(stackCard(table, room));
  const aside = bestAside(table, room);
  if (aside && room.width > room.height && card < 84 && aside.card > card * 1.12) {
    return planAside(table, room, { ...aside, card: Math.floor(aside.card) });
  }
  return planStack(table, room, card);
}

function sizes(card: number, room: Room, steps: number): Sizes {
  return { card, gap: Math.round(card * gapRatio(room.width, steps)), caption: caption(room) };
}

function planStack(table: Table, room: Room, card: number): Plan {
  const size = sizes(card, room, table.width);
  const bands = bandsOf(table.slots);
  const tall = room.height > room.width * 1.05;
  const arrangement = tall ? "tall" : "stack";
  const fans = bands.filter((band) => band.some(isFan)).length;
  const spare = Math.max(0, room.height - stackHeight(card, bands, table.depth, size.caption));
  const most = Math.max(OPENEST[arrangement] * card, leastStrip(card));
  const open = Math.floor(Math.min(most, leastStrip(card) + spare / Math.max(1, fans * (table.depth - 1))));
  const reach = open * (table.depth - 1);

  const places = new Map<string, PlaceSpot>();
  const step = card + size.gap;
  let y = 0;
  bands.forEach((band, at) => {
    const hasFan = band.some(isFan);
    const height = CARD_RATIO * card + (hasFan ? reach : size.caption);
    if (tall && at === bands.length - 1 && at > 0) y = Math.max(y, room.height - height);
    for (const slot of band) {
      const x = table.leftHanded && !hasFan ? table.width - 1 - slot.x : slot.x;
      places.set(slot.place, {
        x: Math.round(x * step),
        y: Math.round(y),
        fan: slot.fan,
        open: slot.fan === "right" ? Math.round(0.3 * card) : open,
        reach: slot.fan === "right" ? roomRight(slot, band, step) : reach,
      });
    }
    y += height + BAND_GAP * card;
  });
  const width = Math.round(table.width * step - size.gap);
  return { arrangement, card, width, height: Math.round(y - BAND_GAP * card), places };
}

/** How far a fan to the right may go: up to its neighbour. */
function roomRight(slot: Slot, band: Slot[], step: number): number {
  const next = Math.min(...band.filter((other) => other.x > slot.x).map((other) => other.x));
  return Number.isFinite(next) ? Math.max(0, (next - slot.x - 1) * step) : step;
}

function planAside(table: Table, room: Room, { card, rows, columns }: Aside): Plan {
  const size = sizes(card, room, fanSteps(table) + columns + 0.3);
  const step = card + size.gap;
  const wide = fanSteps(table) * step - size.gap;
  const between = Math.round(0.3 * card + size.gap);
  const side = columns * step - size.gap;
  const open = Math.floor(
    Math.min(OPENEST.aside * card, Math.max(leastStrip(card), (room.height - CARD_RATIO * card) / (table.depth - 1))),
  );
  const reach = open * (table.depth - 1);
  const first = Math.min(...table.slots.filter(isFan).map((slot) => slot.x));
  const fansAt = table.leftHanded ? side + between : 0;
  const sideAt = table.leftHanded ? 0 : wide + between;
  const height = CARD_RATIO * card + reach;
  const row = CARD_RATIO * card + size.caption + SIDE_GAP;
  const sideHeight = rows * row - SIDE_GAP;
  // The thumb is below.
  const sideFrom = Math.max(0, height - sideHeight);

  const places = new Map<string, PlaceSpot>();
  let beside = 0;
  for (const slot of table.slots) {
    if (isFan(slot)) {
      places.set(slot.place, { x: Math.round(fansAt + (slot.x - first) * step), y: 0, fan: "down", open, reach });
    } else {
      const across = Math.floor(beside / rows);
      const x = sideAt + (table.leftHanded ? columns - 1 - across : across) * step;
      places.set(slot.place, { x: Math.round(x), y: Math.round(sideFrom + (beside % rows) * row), fan: "none", open: 0, reach: 0 });
      beside += 1;
    }
  }
  return {
    arrangement: "aside",
    card,
    width: Math.round(wide + between + side),
    height: Math.round(Math.max(height, sideHeight)),
    places,
  };
}

/** Between two neighbours of a fan of so many cards: a long fan closes up. */
export function fanStep(plan: Plan, place: PlaceSpot, count: number): number {
  if (count < 2) return place.open;
  return Math.max(Math.min(place.open, place.reach / (count - 1)), Math.min(place.open, TIGHTEST * plan.card));
}

/** How far the cards below a face-down pile's top one look out, in card widths, so that it is seen to be a pile. */
const PILE_EDGE = 0.02;

/**
 * Where a card lies.
 * @param row from 1
 * @param count cards in its place
 * @param hidden whether it lies face down
 */
export function spot(plan: Plan, name: string, row: number, count: number, hidden: boolean): Spot {
  const place = plan.places.get(name);
  if (!place) return { x: 0, y: 0 };
  const along = (row - 1) * fanStep(plan, place, count);
  if (place.fan === "down") return { x: place.x, y: place.y + along };
  if (place.fan === "right") return { x: place.x + along, y: place.y };
  const under = hidden ? Math.min(count - row, 2) * Math.max(2, PILE_EDGE * plan.card) : 0;
  return { x: place.x - under, y: place.y - under };
}
