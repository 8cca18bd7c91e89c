// Computes the contrasts the look promises (WCAG AA: words 4.5:1, drawings and the focus ring 3:1), from tokens.css itself,
// in light, dark and more-contrast, with two and four suit colours. Exits 1 if one falls short. Run: node dev/contrast.mjs
import { readFileSync } from "node:fs";

const css = readFileSync(new URL("../src/look/tokens.css", import.meta.url), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

function tokens(selector) {
  const at = css.indexOf(`${selector} {`);
  if (at < 0) throw new Error(`no ${selector} in tokens.css`);
  const body = css.slice(at, css.indexOf("\n}", at));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2].trim()]));
}

const base = tokens("\n:root");
const four = tokens(':root[data-suits="four"]');
const more = tokens("@media (prefers-contrast: more) {\n  :root");

function colour(set, name, theme) {
  let value = set[name];
  const pair = /^light-dark\((.+),\s*(.+)\)$/.exec(value);
  if (pair) value = pair[theme === "light" ? 1 : 2];
  const other = /^var\(--([\w-]+)\)$/.exec(value);
  return other ? colour(set, other[1], theme) : value;
}

function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const v = parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a, b) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const promises = [
  ...["ink", "quiet", "accent", "accent-strong", "red-word", "trouble"].flatMap((n) => [[n, "ground", 4.5], [n, "raised", 4.5]]),
  ["on-accent", "accent", 4.5], ["on-accent", "accent-strong", 4.5],
  ...["suit-c", "suit-d", "suit-h", "suit-s", "red", "black"].map((n) => [n, "card", 4.5]),
  ["ring", "card", 3], ["ring", "ground", 3], ["ring", "raised", 3], ["ring-back", "back", 3],
  ["control", "ground", 3], ["control", "raised", 3],
  ["back-mark", "back", 3], ["back", "ground", 3], ["gilt", "card", 3],
];

let short = 0;
for (const [looks, set] of [["plain", base], ["four", { ...base, ...four }], ["more", { ...base, ...more }]]) {
  for (const theme of ["light", "dark"]) {
    for (const [fore, ground, need] of promises) {
      const got = contrast(colour(set, fore, theme), colour(set, ground, theme));
      if (got < need) short++;
      if (got < need || process.argv.includes("-v"))
        console.log(`${got < need ? "SHORT" : "  ok "} ${looks} ${theme} ${fore} on ${ground}: ${got.toFixed(2)} (needs ${need})`);
    }
  }
}
console.log(short ? `${short} too low` : "every contrast holds");
process.exit(short ? 1 : 0);
