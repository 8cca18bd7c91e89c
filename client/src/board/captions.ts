// The names below piles that stand side by side: they must not run into each other. Pure.

export interface Caption {
  place: string;
  /** Where its middle is at its best. */
  middle: number;
  width: number;
}

/** Between two names. */
const GAP = 8;

/**
 * Where the names of one row begin, each as near to its pile as its neighbours let it.
 *
 * They stay between `from` and `to`. Null where one would have to go farther from its pile than `give`.
 */
export function apart(captions: readonly Caption[], from: number, to: number, give: number): Map<string, number> | null {
  const row = [...captions].sort((one, other) => one.middle - other.middle);
  const best = row.map(({ middle, width }) => middle - width / 2);
  // Those pushed to the right and those pushed to the left keep their distance, and so does what lies halfway.
  const right = pushedRight(row, best, from);
  const left = pushedLeft(row, best, to);
  const between = right.map((start, at) => (start + (left[at] ?? start)) / 2);
  const starts = pushedLeft(row, pushedRight(row, between, from), to);
  const fits = starts.every((start, at) => start >= from && Math.abs(start - (best[at] ?? start)) <= give);
  return fits ? new Map(row.map(({ place }, at) => [place, starts[at] ?? 0])) : null;
}

function pushedRight(row: readonly Caption[], starts: readonly number[], from: number): number[] {
  let free = from;
  return row.map(({ width }, at) => {
    const start = Math.max(starts[at] ?? free, free);
    free = start + width + GAP;
    return start;
  });
}

function pushedLeft(row: readonly Caption[], starts: readonly number[], to: number): number[] {
  let free = to;
  return row
    .map(({ width }, at) => ({ width, start: starts[at] ?? 0 }))
    .reverse()
    .map(({ width, start }) => {
      const kept = Math.min(start, free - width);
      free = kept - GAP;
      return kept;
    })
    .reverse();
}
