// Tables to try the board on: Golf, Klondike and TriPeaks as they are.

import type { Legal, Pile, Slot, View } from "../wire";
import type { Table } from "./layout";

const numbers = [1, 2, 3, 4, 5, 6, 7];

const column = (band: number) => (number: number): Slot => ({ place: `column${number}`, x: number - 1, band, fan: "down", spread: 0, mark: "" });

export const golf: Table = {
  width: 7,
  depth: 5,
  leftHanded: false,
  slots: [
    { place: "stock", x: 2.4, band: 1, fan: "none", spread: 0, mark: "" },
    { place: "waste", x: 3.6, band: 1, fan: "none", spread: 0, mark: "" },
    ...numbers.map(column(0)),
  ],
};

export const klondike: Table = {
  width: 7,
  depth: 7,
  leftHanded: false,
  slots: [
    { place: "stock", x: 0, band: 0, fan: "none", spread: 0, mark: "" },
    { place: "waste", x: 1, band: 0, fan: "right", spread: 3, mark: "" },
    ...[1, 2, 3, 4].map((number): Slot => ({ place: `foundation${number}`, x: number + 2, band: 0, fan: "none", spread: 0, mark: "shdc".charAt(number - 1) })),
    ...numbers.map(column(1)),
  ],
};

const row = (count: number, from: number, x: number, band: number): Slot[] =>
  Array.from({ length: count }, (_, at) => ({ place: `tableau${from + at}`, x: x + at, band, fan: "none", spread: 0, mark: "" }));

export const tripeaks: Table = {
  width: 10,
  depth: 5,
  leftHanded: false,
  slots: [
    { place: "stock", x: 3.9, band: 2.5, fan: "none", spread: 0, mark: "" },
    { place: "waste", x: 5.1, band: 2.5, fan: "none", spread: 0, mark: "" },
    ...[1.5, 4.5, 7.5].flatMap((x, at) => row(1, 1 + at, x, 0)),
    ...[1, 4, 7].flatMap((x, at) => row(2, 4 + 2 * at, x, 0.5)),
    ...row(9, 10, 0.5, 1),
    ...row(10, 19, 0, 1.5),
  ],
};

export function pile(place: string, cards: string): Pile {
  const [, kind = "", number = ""] = /^([a-z]+)(\d*)$/.exec(place) ?? [];
  const list = cards.split(" ").filter(Boolean);
  return { place, kind, index: Number(number), cards: list, seat: null, name: place, text: list.join(", "), tap: null };
}

export function carry(move: string, source: string, row: number | null, target: string): Legal {
  return { move, source, row, target, name: move, short: null };
}

/** A view with these piles and moves; the rest is as at the start of a game of Golf. */
export function viewOf(piles: Pile[], legal: Legal[]): View {
  return {
    code: "GO1-E-AAAAAAB",
    hole_code: "GO1-E-AAAAAAB",
    game: "golf",
    title: "Golf patience",
    preset: "Easy",
    options: [],
    // A tap means the first move of a place.
    piles: piles.map((pile) => ({ ...pile, tap: legal.find(({ source }) => source === pile.place)?.move ?? null })),
    legal,
    width: golf.width,
    slots: [...golf.slots],
    score: "0",
    moves: 0,
    stock: 2,
    undo: 0,
    redo: 0,
    outcome: null,
    ending: "",
    figures: [],
    round: null,
    bankroll: null,
    tally: null,
    mine: true,
    company: null,
  };
}
