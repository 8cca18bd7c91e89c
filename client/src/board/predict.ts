// What the board shows before the server has answered: one legal move, carried out on the piles of the view. Pure.

import type { Legal, Pile, View } from "../wire";

/** What a player asks for: the cards themselves, or a token. */
export type Intent =
  | { kind: "pick"; source: string; row: number | null; target: string | null; twice?: boolean }
  | { kind: "act"; move: string };

function pileAt(piles: readonly Pile[], place: string): Pile | undefined {
  return piles.find((pile) => pile.place === place);
}

/** The row of the first card that a legal move carries; without a row it is the top one. */
export function firstRow(legal: Legal, piles: readonly Pile[]): number {
  return legal.row ?? (legal.source === null ? 1 : (pileAt(piles, legal.source)?.cards.length ?? 1));
}

function matching(view: View, intent: Intent): Legal[] {
  if (intent.kind === "act") return view.legal.filter((legal) => legal.move === intent.move);
  const { source, row, target } = intent;
  const whole = row === null || row === (pileAt(view.piles, source)?.cards.length ?? 0);
  if (target === null && !intent.twice) {
    const tap = whole ? pileAt(view.piles, source)?.tap : null;
    return view.legal.filter((legal) => legal.move === tap);
  }
  return view.legal.filter(
    (legal) =>
      legal.source === source &&
      (target === null || legal.target === target) &&
      (row === null || firstRow(legal, view.piles) === row),
  );
}

/** Whether a view that is up to date speaks against a pick. */
export function hopeless(view: View, intent: Intent): boolean {
  return intent.kind === "pick" && matching(view, intent).length === 0;
}

/** The one legal move that an intent can only mean, or null: then the server alone knows. */
export function meant(view: View, intent: Intent): Legal | null {
  const found = matching(view, intent);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The view with the piles as the intent will leave them, or null where that cannot be known yet. */
export function predict(view: View, intent: Intent): View | null {
  const legal = meant(view, intent);
  if (!legal || legal.source === null || legal.target === null) return null;
  const { source, target } = legal;
  // How cards lie when they are turned back is for the server to say.
  if (pileAt(view.piles, target)?.kind === "stock") return null;
  const from = firstRow(legal, view.piles) - 1;
  const carried = pileAt(view.piles, source)?.cards.slice(from) ?? [];
  if (carried.length === 0) return null;
  const piles = view.piles.map((pile) => {
    if (pile.place === source) return { ...pile, cards: pile.cards.slice(0, from), tap: null };
    if (pile.place === target) return { ...pile, cards: [...pile.cards, ...carried], tap: null };
    return pile;
  });
  return { ...view, piles, legal: view.legal.filter((other) => other.source !== source) };
}
