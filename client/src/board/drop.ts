// Where a dragged card is meant to go: the place that it covers most. Pure.

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function overlap(a: Rect, b: Rect): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by };
}

/**
 * The place to drop on, or null for none. An allowed place is reached from a margin around it; another one only where the
 * card covers a good part of it, so that the player hears why not.
 * @param card the dragged card
 * @param places every place but the one it comes from
 */
export function dropOn(card: Rect, places: ReadonlyMap<string, Rect>, allowed: ReadonlySet<string>): string | null {
  const best = (names: Iterable<string>, margin: number, least: number): string | null => {
    let found: string | null = null;
    let most = least;
    for (const name of names) {
      const rect = places.get(name);
      const covered = rect ? overlap(card, grown(rect, margin)) : 0;
      if (covered > most) [found, most] = [name, covered];
    }
    return found;
  };
  const area = card.width * card.height;
  return best(allowed, card.width * 0.5, 0) ?? best(places.keys(), 0, area * 0.3);
}
