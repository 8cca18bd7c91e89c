/* Every card's drawing as one JSON text, each path once, for pages that are made without this one (the rules pages). */

import { art } from "./art";
import { BACK_FLAG, MOWN } from "./paths";

const PACK = [..."cdhs"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));
const PARTS = ["rank", "shape", "gilt", "relief"] as const;

/** `paths`: distinct path strings; `cards`: for each card its suit and which path each of its parts is; `back`: its two paths. */
export function drawings(): string {
  const paths: string[] = [];
  const at = (path: string) => {
    if (!paths.includes(path)) paths.push(path);
    return paths.indexOf(path);
  };
  const cards = Object.fromEntries(
    [...PACK, "Xr", "Xb"].map((card) => {
      const drawn = art(card);
      if (!drawn) throw new Error(`${card} has no drawing`);
      const parts = PARTS.filter((part) => drawn[part]).map((part) => [part, at(drawn[part])]);
      return [card, { suit: drawn.suit, ...Object.fromEntries(parts) }];
    }),
  );
  return `${JSON.stringify({ paths, cards, back: { mown: MOWN, flag: BACK_FLAG } }, null, 1)}\n`;
}
