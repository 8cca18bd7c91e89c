// The statistics of this browser, in its storage. They are read anew for every change, so that pages beside each other count
// into the same figures.

import { newId } from "../net/ids";
import { load, save } from "../net/storage";
import { readStored, WrongFile } from "./read";
import { leave, merged, nothing, type Part, PARTS_AT_MOST, type Statistics } from "./statistics";

const KEY = "mulligan.statistics";

export const keptStatistics = (): Statistics => readStored(load(KEY), newId());

export function changeStatistics(change: (all: Statistics) => void): void {
  const all = keptStatistics();
  change(all);
  save(KEY, all);
}

/** Whether the browser keeps them: it may be full, or keep nothing at all. */
export const keepsStatistics = (): boolean => save(KEY, keptStatistics());

/** A table is left for good. */
export const leaveTable = (table: string): void => changeStatistics((all) => leave(all, table, Date.now()));

/** Forgets all of them; what is counted from now on is another browser's, as it were. */
export const forgetStatistics = (): boolean => save(KEY, nothing(newId()));

/** Takes the parts of a file in. Raises WrongFile. */
export function addParts(parts: readonly Part[]): void {
  changeStatistics((all) => {
    const found = merged(all.parts, parts);
    if (found.length > PARTS_AT_MOST) throw new WrongFile("many");
    const own = ({ device }: Part) => device === all.device;
    // A later state of these very figures: which deals are in it is not known.
    if (found.find(own) !== all.parts.find(own)) all.deals = all.deals.filter(({ counted }) => !counted);
    all.parts = found;
  });
}
