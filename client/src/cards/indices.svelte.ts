// Which indices the cards of this page bear: the same on all of them, and changed on all of them at once.

import { USUAL_INDICES } from "./art";

/** Indices of ace, jack, queen and king, with blanks between. */
export const shown: { indices: string } = $state({ indices: USUAL_INDICES });
