// What the cells of a board are called.

import type { Labels } from "../board/labels";
import type { Legal, Pile } from "../wire";
import type { Arguments } from "../words";

type Say = (id: string, args?: Arguments) => string;

/**
 * @param cards the words for every card, from the server
 * @param digits digits do something
 * @param draws the keys that draw, in the form of aria-keyshortcuts
 * @param legal the legal moves
 */
export function boardLabels(say: Say, cards: Record<string, string>, digits: boolean, draws: string | undefined, legal: readonly Legal[]): Labels {
  const cardIn = (pile: Pile, row: number) => {
    const card = pile.cards[row - 1] ?? "";
    return cards[card] ?? card;
  };
  /** More is told of it than its top card. */
  const isFan = (pile: Pile) => {
    const top = pile.cards[pile.cards.length - 1];
    return top !== undefined && top !== "--" && pile.text !== cards[top];
  };
  return {
    name(pile, row) {
      if (row !== null) return say("page-cell-covered", { place: pile.name, row, card: cardIn(pile, row) });
      if (isFan(pile)) return say("page-cell", { place: pile.name, what: cardIn(pile, pile.cards.length) });
      return say("page-cell", { place: pile.name, what: pile.text });
    },
    more(pile) {
      if (pile.kind === "stock" && pile.cards.length === 0) {
        return legal.find(({ move }) => move === pile.tap)?.name ?? say("page-stock-closed");
      }
      return isFan(pile) && pile.cards.length > 1 ? pile.text : undefined;
    },
    keys(pile) {
      if (pile.kind === "stock") return draws;
      return digits && pile.kind === "column" && pile.index < 10 ? String(pile.index) : undefined;
    },
  };
}
