// What the cells of a board are called.

import type { Labels } from "../board/labels";
import type { Pile } from "../wire";
import type { Arguments } from "../words";

type Say = (id: string, args?: Arguments) => string;

/** @param cards the words for every card, from the server */
export function boardLabels(say: Say, cards: Record<string, string>, letters: boolean): Labels {
  const cardIn = (pile: Pile, row: number) => {
    const card = pile.cards[row - 1] ?? "";
    return cards[card] ?? card;
  };
  const isFan = (pile: Pile) => pile.kind === "column" && pile.cards.length > 0;
  return {
    name(pile, row) {
      if (row !== null) return say("page-cell-covered", { place: pile.name, row, card: cardIn(pile, row) });
      if (isFan(pile)) return say("page-cell", { place: pile.name, what: cardIn(pile, pile.cards.length) });
      return say("page-cell", { place: pile.name, what: pile.text });
    },
    more: (pile) => (isFan(pile) && pile.cards.length > 1 ? pile.text : undefined),
    keys(pile) {
      if (pile.kind === "stock") return letters ? "Space D" : "Space";
      return letters && pile.kind === "column" && pile.index < 10 ? String(pile.index) : undefined;
    },
  };
}
