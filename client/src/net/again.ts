// Asking again what a server that has just been started has no answer for yet.

import { Refusal } from "./api";

/** So soon the server is asked again while its solvers are being made ready. */
export const AGAIN = 2000;

/**
 * An answer, asked for again until the solvers are ready. Whatever else the server refuses is thrown.
 * @param still whether it is still wanted; it is asked before each time
 * @param waiting is told why there is no answer yet, each time
 * @returns nothing where it is not wanted any more
 */
export async function whenReady<T>(
  ask: () => Promise<T>,
  still: () => boolean,
  waiting: (why: Refusal) => void,
): Promise<T | null> {
  while (still()) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "warming") throw error;
      waiting(error);
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
  return null;
}
