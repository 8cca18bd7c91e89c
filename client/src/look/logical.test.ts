// The page is laid out by logical properties, so that it turns around with the direction of its language (decision 31).

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SOURCES = new URL("../", import.meta.url);
const RULES = new URL("../../../src/mulligan/rulebook/style.css", import.meta.url);
/** Left and right as such: a side of a box or of what is around it, and where text begins. */
const PHYSICAL = /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right)[\w-]*|left|right|float)\s*:|text-align:\s*(?:left|right)/;
const SET = /style:(?:(?:margin|padding|border)-)?(?:left|right)/;

/** What lies by its distance from the left edge in any language, and why. */
const KEPT = new Map([
  ["board/", "the card table does not turn around"],
  ["env(safe-area-inset-", "the edges of a screen are where they are"],
]);

const kept = (path: string, line: string) => [...KEPT.keys()].some((one) => path.startsWith(one) || line.includes(one));

/** The lines of a style sheet, or of a component, that name left or right. */
function physical(path: string, text: string): string[] {
  let styled = path.endsWith(".css");
  return text.split("\n").flatMap((line, at) => {
    if (/^<\/?style>/.test(line)) styled = !styled;
    return (styled ? PHYSICAL : SET).test(line) && !kept(path, line) ? [`${path}, line ${at + 1}: ${line.trim()}`] : [];
  });
}

it("no style names left and right but where they are meant", () => {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((path) => /\.(svelte|css)$/.test(path));
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.flatMap((path) => physical(path.replaceAll("\\", "/"), readFileSync(new URL(path, SOURCES), "utf8")))).toEqual([]);
  expect(physical("style.css", readFileSync(RULES, "utf8"))).toEqual([]);
});

it.each([
  ["page/a.css", "  margin-left: 1rem;"],
  ["page/a.css", "p { text-align: left; }"],
  ["page/a.css", ".a { border-left: 4px solid; }"],
  ["page/a.svelte", "<style>\n  left: 0;\n</style>"],
  ["page/a.svelte", '<i style:left="50%">'],
])("finds it in %s: %s", (path, text) => {
  expect(physical(path, text)).toHaveLength(1);
});

it.each([
  ["page/a.css", "  margin-inline-start: 1rem;"],
  ["page/a.css", "p { text-align: start; }"],
  ["page/a.svelte", '<p class={["actions", { left: over }]}>\n<style>\n  inset-inline: 0;\n</style>'],
  ["board/a.svelte", "<style>\n  left: 0;\n</style>"],
])("leaves it in %s: %s", (path, text) => {
  expect(physical(path, text)).toEqual([]);
});
