// Cards on their way from place to place, over elements that lie where they belong already: nothing waits for them.

import { travel } from "../board/motion";

export interface Flight {
  source: string;
  target: string;
}

/** What is to be seen at a place: its card, or the place itself where its card is no picture of its own. */
function pictureOf(place: string): HTMLElement | null {
  const element = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  return [...(element?.querySelectorAll<HTMLElement>(".card, .none") ?? [])].at(-1) ?? element;
}

let running: Animation[] = [];

/** Shows the cards of these flights on their way; what was on its way before is there at once. */
export function fly(flights: readonly Flight[]): void {
  for (const animation of running) animation.finish();
  const found = flights.map(({ source, target }) => ({ to: pictureOf(target), from: pictureOf(source)?.getBoundingClientRect() }));
  // Where each comes from is known before any of them moves.
  running = found.flatMap(({ to, from }) => (to && from ? travel(to, from) : []));
}
