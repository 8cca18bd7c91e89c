// What is said of cards in the hand, and of where cards can go.

import { movesFrom } from "../board/moves";
import { firstRow } from "../board/predict";
import type { Cell } from "../board/walk";
import type { View } from "../wire";
import type { Arguments } from "../words";

export type Handled = "lifted" | "nowhere" | "back" | "where";

/**
 * What became of picking cards up, or where they can go; nothing of a place that is not there.
 * @param cards the words for every card, from the server
 */
export function toldOfHand(
  say: (id: string, args?: Arguments) => string,
  view: View,
  cards: Record<string, string>,
  what: Handled,
  cell: Cell,
  targets: readonly string[],
): string {
  const pile = view.piles.find(({ place }) => place === cell.place);
  if (!pile) return "";
  const moves = movesFrom(view, cell);
  const lowest = Math.min(...moves.map((legal) => firstRow(legal, view.piles)), pile.cards.length);
  const card = pile.cards[(cell.row ?? (what === "lifted" ? lowest : pile.cards.length)) - 1];
  const named = card === undefined || card === "--" ? pile.name : (cards[card] ?? card);
  if (what === "where") {
    const tapped = view.legal.filter(({ move }) => cell.row === null && move === pile.tap);
    const names = new Set([...moves, ...tapped].map((legal) => legal.name));
    return names.size > 0 ? [...names].join("; ") : say("page-goes-nowhere", { what: named });
  }
  if (what !== "lifted") return say(what === "back" ? "page-put-back" : "page-goes-nowhere", { what: named });
  const places = view.piles.filter(({ place }) => targets.includes(place)).map(({ name }) => name);
  return say("page-lifted", { what: named, places: places.join("; ") });
}
