/* Everything drawn on a card but the letters: suits, crowns, the jester's cap, the flag. Our own drawings.
 * Absolute M, L, C and Z only and the same winding as in glyphs.ts (outlines clockwise, cut-outs the other way). */

const KAPPA = 0.5523;

/** A disc of radius r, as four curves; `cut` winds it the other way, so that it is a hole in whatever it lies on. */
function disc(x: number, y: number, r: number, cut = false): string {
  const k = r * KAPPA;
  const q = cut ? -1 : 1;
  return (
    `M${x} ${y - r}C${x + q * k} ${y - r} ${x + q * r} ${y - k} ${x + q * r} ${y}` +
    `C${x + q * r} ${y + k} ${x + q * k} ${y + r} ${x} ${y + r}C${x - q * k} ${y + r} ${x - q * r} ${y + k} ${x - q * r} ${y}` +
    `C${x - q * r} ${y - k} ${x - q * k} ${y - r} ${x} ${y - r}Z`
  );
}

/** A lozenge, sides slightly hollow. */
function lozenge(x: number, y: number, w: number, h: number, cut = false): string {
  const q = cut ? -1 : 1;
  return `M${x} ${y - h}L${x + q * w} ${y}L${x} ${y + h}L${x - q * w} ${y}Z`;
}

/** Suits stand in a box of 100 by 100, centred on 50, 50 to the eye rather than to the ruler. */
export const SUITS: Record<string, string> = {
  h:
    "M50 97C46 87 34 73 20 59C8 47 0 38 0 26C0 11 11 1 25 1C36 1 45 7 50 18C55 7 64 1 75 1C89 1 100 11 100 26" +
    "C100 38 92 47 80 59C66 73 54 87 50 97Z",
  d: "M50-2C60 16 73 34 88 50C73 66 60 84 50 102C40 84 27 66 12 50C27 34 40 16 50-2Z",
  s:
    "M50 0C54 12 66 25 80 38C92 49 99 57 99 68C99 80 89 88 77 88C68 88 60 84 54.5 76C55 87 59 95 68 99L68 100L32 100L32 99" +
    "C41 95 45 87 45.5 76C40 84 32 88 23 88C11 88 1 80 1 68C1 57 8 49 20 38C34 25 46 12 50 0Z",
  c:
    disc(50, 24.5, 24) + disc(24, 61, 24) + disc(76, 61, 24) +
    "M44 40L56 40L64 60L54.5 66C55 83 59 95 68 99L68 100L32 100L32 99C41 95 45 83 45.5 66L36 60Z",
};

/** Headgear of the courts, in a box 100 wide and 60 high that stands on the suit: `ink` in the suit's colour, `gilt` gold. */
export interface Headgear {
  ink: string;
  gilt: string;
}

// All three sit on the same band: it is what makes them one family.
const BAND = "M13.5 51C25 48 37 46.5 50 46.5C63 46.5 75 48 86.5 51L86.5 61C75 58 63 56.5 50 56.5C37 56.5 25 58 13.5 61Z";

export const HEADGEAR: Record<string, Headgear> = {
  // A crown of three leaves with a cross: the tallest, and the only one with straight metal.
  K: {
    ink:
      "M13 47C11 36 7 26 2 17C11 25 20 29.5 29 29.5C38 28 45 20 50 9C55 20 62 28 71 29.5C80 29.5 89 25 98 17" +
      "C93 26 89 36 87 47C76 44 63 42.5 50 42.5C37 42.5 24 44 13 47Z" +
      BAND +
      lozenge(50, 51.5, 5, 3.2, true) + lozenge(30, 52.6, 4.5, 2.8, true) + lozenge(70, 52.6, 4.5, 2.8, true),
    gilt:
      disc(2.5, 12.5, 4.6) + disc(97.5, 12.5, 4.6) +
      "M47.4-9L52.6-9L52.6-3.8L57.5-3.8L57.5 1.2L52.6 1.2L52.6 9L47.4 9L47.4 1.2L42.5 1.2L42.5-3.8L47.4-3.8Z",
  },
  // A diadem: five slender points that carry pearls, growing towards the middle, drops cut out below them.
  Q: {
    ink:
      "M13 47C11 40 7 33 3 27C10 32 17 33.5 22.5 32.5C25 28 26 23 26 17C31 24 36 27.5 42 27.5C46 22 48.5 15 50 8" +
      "C51.5 15 54 22 58 27.5C64 27.5 69 24 74 17C74 23 75 28 77.5 32.5C83 33.5 90 32 97 27C93 33 89 40 87 47" +
      "C76 44 63 42.5 50 42.5C37 42.5 24 44 13 47Z" +
      "M50 21C48 27 45.5 30 45.5 33.5C45.5 36.5 47.5 38.5 50 38.5C52.5 38.5 54.5 36.5 54.5 33.5C54.5 30 52 27 50 21Z" +
      "M29 28C27 32 25.5 34 26 36.5C26.4 39 28.4 40.3 30.6 40C32.8 39.6 34 37.6 33.6 35.3C33.2 32.8 31 31 29 28Z" +
      "M71 28C69 31 66.8 32.8 66.4 35.3C66 37.6 67.2 39.6 69.4 40C71.6 40.3 73.6 39 74 36.5C74.5 34 73 32 71 28Z" +
      BAND +
      [22, 36, 50, 64, 78].map((x, i) => disc(x, [53.7, 52.1, 51.5, 52.1, 53.7][i] ?? 0, 2.7, true)).join(""),
    gilt: disc(2, 23, 4.6) + disc(25.5, 11.5, 5.4) + disc(50, .5, 6.6) + disc(74.5, 11.5, 5.4) + disc(98, 23, 4.6),
  },
  // A soft cap, slouched to one side, with one long feather swept back.
  J: {
    ink: "M12 47C-7 42-7 20 18 14C50 6 84 22 88 47C77 44 63 42.5 50 42.5C37 42.5 24 44 12 47Z" + BAND,
    gilt:
      "M61 47C43 25 58 5 106-6.5C106.5-2 109 1.5 112.5 4C116 11 113 19 105 24.5L99 22L100 28.5C91 36 79 38 67 47Z" +
      "M67.5 38.5C71.5 26 82.5 14 99 3.5C81 11.5 68 23.5 65 37.5Z",
  },
};

/** The jester's cap and collar, in a box of 100 by 100, with his bells in gold. */
export const JESTER: Headgear = {
  ink:
    "M24 68C27 54 23 40 9 40C-1 40-5 50-1 58C-14 46-8 20 13 18C25 17 33 25 37 36C36 16 42-2 62-4C77-5 86 5 83 18" +
    "C79 11 70 12 66 20C63 26 64 33 66 38C72 27 83 22 93 25C109 29 113 48 102 58C106 49 101 42 93 43C80 45 75 55 76 68" +
    "C68 65 59 64 50 64C41 64 32 65 24 68Z" +
    "M23 73C32 70 41 69 50 69C59 69 68 70 77 73L91 84L73 84L64 97L50 86L36 97L27 84L9 84Z",
  gilt: disc(-1, 63, 5.6) + disc(83, 24, 5.6) + disc(101, 63, 5.6) + disc(7, 88, 4) + disc(36, 100, 4) + disc(64, 100, 4) + disc(93, 88, 4),
};

/** The flag of a hole: pole and pennant, in a box of 100 by 100. */
export const FLAG = "M36 0L92 22L44 44L44 100L36 100Z";

/* The back: a mown green in lozenges, left plain around the flag. Whole lozenges only, so nothing needs a clip path, and
 * made by counting, so that the lattice is true at any size. */
export const MOWN = lattice();

function lattice(): string {
  let d = "";
  for (let row = 0; row <= 14; row++) {
    for (let col = 0; col <= 14; col++) {
      const x = 15 + col * 5;
      const y = 21 + row * 7;
      const plain = ((x - 50) / 25) ** 2 + ((y - 70) / 35) ** 2 < 1;
      if ((row + col) % 2 === 0 && !plain) d += lozenge(x, y, 4.4, 6.16);
    }
  }
  return d;
}

/** Pole, pennant and the hole's rim, where the back wants them. */
export const BACK_FLAG =
  "M44 47L66 56L47 65L47 90L44 90Z" +
  "M45.5 87C52 87 57 88.6 57 91C57 93.4 52 95 45.5 95C39 95 34 93.4 34 91C34 88.6 39 87 45.5 87Z" +
  "M45.5 88.6C40 88.6 36 89.6 36 91C36 92.4 40 93.4 45.5 93.4C51 93.4 55 92.4 55 91C55 89.6 51 88.6 45.5 88.6Z";
