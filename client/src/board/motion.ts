// Motion that says where cards go. Only transforms and opacity, over elements that lie where they belong already, so that
// nothing waits for it. A plain move is a CSS transition; here is what takes more.

import type { Spot } from "./layout";

export interface Mover {
  picture: HTMLElement;
  to: Spot;
}

export interface Dealt extends Mover {
  from: Spot;
  /** Its turn, from 0; several may go together. */
  turn: number;
}

/** A duration of the look, in milliseconds. */
function token(name: string): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  // The shorter of the two ways to write it is taken when the page is built: .18s for 180ms.
  return (Number.parseFloat(text) || 0) * (text.endsWith("ms") ? 1 : 1000);
}

const at = ({ x, y }: Spot, more = "") => `translate(${x}px, ${y}px) ${more}`;

function ease(): string {
  return getComputedStyle(document.documentElement).getPropertyValue("--ease").trim() || "ease-out";
}

/** Cards go out from where they come from, one after another. */
export function deal(cards: readonly Dealt[]): Animation[] {
  const duration = token("--t-move");
  if (duration === 0) return appear(cards);
  const stagger = token("--t-deal");
  const easing = ease();
  return cards.map(({ picture, from, to, turn }) =>
    picture.animate(
      [
        { transform: at(from), opacity: 0, offset: 0, easing },
        { opacity: 1, offset: 0.1 },
        { transform: at(to), offset: 1 },
      ],
      { duration, delay: turn * stagger, fill: "backwards" },
    ),
  );
}

/** Cards fade in where they lie. */
export function appear(cards: readonly Mover[]): Animation[] {
  const duration = token("--t-fade");
  return cards.map(({ picture }) => picture.animate([{ opacity: 0 }, { opacity: 1 }], { duration }));
}

/** The cards of a won game open into one wide fan over the empty table, rest, and close again. */
export function cascade(cards: readonly Mover[], card: number, table: { width: number; height: number }): Animation[] {
  if (token("--t-move") === 0) return [];
  const middle = (table.width - card) / 2;
  const radius = Math.max(table.width * 0.62, card * 2);
  const spread = Math.min(0.95, (0.42 * table.width) / radius);
  const easing = ease();
  return cards.map(({ picture, to }, index) => {
    const along = cards.length > 1 ? index / (cards.length - 1) - 0.5 : 0;
    const angle = 2 * spread * along;
    const open = {
      x: middle + radius * Math.sin(angle),
      y: table.height * 0.16 + radius * (1 - Math.cos(angle)),
    };
    const turn = `rotate(${angle}rad)`;
    return picture.animate(
      [
        { transform: at(to), offset: 0, easing },
        { transform: at(open, turn), offset: 0.3 },
        { transform: at(open, turn), offset: 0.72, easing },
        { transform: at(to), offset: 1 },
      ],
      { duration: 2600, delay: 16 * index },
    );
  });
}

/** A picture that lies where it belongs comes there from somewhere else, as large as what lies there. */
export function travel(picture: HTMLElement, from: DOMRect): Animation[] {
  const duration = token("--t-move");
  const to = picture.getBoundingClientRect();
  if (duration === 0 || to.width === 0) return [];
  const away = `${at({ x: from.x - to.x, y: from.y - to.y })} scale(${from.width / to.width})`;
  const over = { transformOrigin: "0 0", zIndex: 6 };
  return [picture.animate([{ transform: away, ...over }, { transform: "none", ...over }], { duration, easing: ease() })];
}
