// What of a table lies together: bands, bands that lie over each other, and what can stand beside them. Pure.

import type { Slot } from "../wire";

/** Bands that lie over each other, or a band by itself. */
export interface Block {
  slots: readonly Slot[];
  /** The band of its upper edge. */
  band: number;
  /** How far its last band lies below its first, in cards; 0 for one band. */
  rows: number;
  /** It has fans. */
  fans: boolean;
  /** It has piles whose names stand below them. */
  captioned: boolean;
}

/** The blocks of a table, from above. */
export function blocksOf(slots: readonly Slot[]): Block[] {
  const groups: Slot[][] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (const slot of [...slots].sort((a, b) => a.band - b.band)) {
    if (slot.band - before >= 1) groups.push([]);
    groups.at(-1)?.push(slot);
    before = slot.band;
  }
  return groups.map(blockOf);
}

function blockOf(slots: Slot[]): Block {
  const band = slots[0]?.band ?? 0;
  const rows = (slots.at(-1)?.band ?? band) - band;
  const fans = slots.some((slot) => slot.fan === "down");
  return { slots, band, rows, fans, captioned: !fans && rows === 0 };
}

interface Field {
  /** The block of fans, or of places that lie over each other; none where there are several, or none. */
  field: Block | null;
  /** Everything else. */
  beside: readonly Slot[];
  /** The width of the field in card steps. */
  steps: number;
}

export function fieldOf(slots: readonly Slot[]): Field {
  const [field, ...others] = blocksOf(slots).filter((block) => block.fans || block.rows > 0);
  if (!field || others.length > 0) return { field: null, beside: slots, steps: 0 };
  const edges = field.slots.map((slot) => slot.x);
  return {
    field,
    beside: slots.filter((slot) => !field.slots.includes(slot)),
    steps: Math.max(...edges) + 1 - Math.min(...edges),
  };
}

interface Packed {
  rows: number;
  columns: number;
  spots: readonly { slot: Slot; row: number; column: number; span: number }[];
}

/** Every way to stand piles in rows; a fan to the right is two wide. */
export function pack(slots: readonly Slot[]): Packed[] {
  const spans = slots.map((slot) => (slot.fan === "right" ? 2 : 1));
  const most = spans.reduce((sum, span) => sum + span, 0);
  const ways: Packed[] = [];
  for (let columns = Math.max(...spans); columns <= most; columns++) {
    let row = 0;
    let column = 0;
    const spots = slots.map((slot, at) => {
      const span = spans[at] ?? 1;
      // Places that wait for certain cards begin a row of their own.
      const apart = slot.mark !== "" && slots[at - 1]?.mark === "";
      if (column > 0 && (apart || column + span > columns)) [row, column] = [row + 1, 0];
      const spot = { slot, row, column, span };
      column += span;
      return spot;
    });
    ways.push({ rows: row + 1, columns, spots });
  }
  return ways;
}
