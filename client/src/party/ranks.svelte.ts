// Ranks as they stand on small cards, in the letters of the reader.

import { indexOf } from "../cards/art";
import { shown } from "../cards/indices.svelte";

export const rankOf = (card: string): string => (card.startsWith("X") ? "★" : indexOf(card.charAt(0), shown.indices));
