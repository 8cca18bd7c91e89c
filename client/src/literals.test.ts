// No text for people stands in the page's sources: all of it is asked for by name (PL-4).

import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const HERE = new URL("./", import.meta.url);
/** Texts that look like words and are none, and what they are. */
const NO_WORDS = new Map([
  ["Mulligan", "our name, the same in every language"],
  ["lligan", "the end of our name where its u is set apart"],
]);
/** Attributes that people see or hear. */
const SEEN = new Set(["alt", "aria-description", "aria-label", "aria-roledescription", "aria-valuetext", "label", "placeholder", "title"]);
/** Whoever is called by one of these names shows or says what is given: a single word counts there. */
const SAYERS = new Set(["alert", "announce", "answer", "hint", "tell"]);
const WORD = /\p{L}{2,}/u;
const PROSE = /\p{L}{2,}[,.:;]? \p{L}{2,}/u;

interface Found {
  line: number;
  text: string;
}

type Part = { type?: string; start?: number; [key: string]: unknown };

const lineAt = (source: string, start: number) => source.slice(0, start).split("\n").length;

/** The texts for people in a script: sentences anywhere but in a fault, and single words that are said. */
function inScript(source: string, before = 0): Found[] {
  const found: Found[] = [];
  const tree = ts.createSourceFile("it.ts", source, ts.ScriptTarget.Latest, true);
  const look = (node: ts.Node, said: boolean): void => {
    // What a fault says is for whoever wrote the code.
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText(tree))) return;
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if ((said ? WORD : PROSE).test(node.text)) found.push({ line: before + lineAt(source, node.getStart(tree)), text: node.text });
    }
    const name = ts.isCallExpression(node) ? (node.expression.getText(tree).split(".").at(-1) ?? "") : "";
    ts.forEachChild(node, (child) => look(child, SAYERS.has(name) || (said && !ts.isCallExpression(node))));
  };
  look(tree, false);
  return found;
}

/** The texts for people in a component: in its markup, in attributes that are seen or heard, in its scripts. */
function inComponent(source: string): Found[] {
  const found: Found[] = [];
  const root = parse(source, { modern: true });
  const add = (text: string, start: number) => {
    if (WORD.test(text) && !NO_WORDS.has(text.trim())) found.push({ line: lineAt(source, start), text: text.trim() });
  };
  const look = (part: unknown, seen: boolean): void => {
    if (Array.isArray(part)) return part.forEach((one) => look(one, seen));
    if (typeof part !== "object" || part === null) return;
    const { type = "", start = 0, ...rest } = part as Part;
    if (type === "Text" && seen) return add(String(rest.data), start);
    if (type === "Literal" && seen && typeof rest.value === "string") return add(rest.value, start);
    if (type === "TemplateElement" && seen) return add((rest.value as { raw: string }).raw, start);
    if (type === "Attribute" || type === "StyleDirective") return look(rest.value, SEEN.has(String(rest.name)));
    // What is asked for by name is said in words; what is compared is not shown.
    if (type === "CallExpression" || type === "BinaryExpression" || type === "MemberExpression") {
      return Object.values(rest).forEach((one) => look(one, false));
    }
    if (type === "ConditionalExpression") return [rest.consequent, rest.alternate].forEach((one) => look(one, seen));
    if (type === "ExpressionTag") return look(rest.expression, seen);
    if (type === "IfBlock") return [rest.consequent, rest.alternate].forEach((one) => look(one, true));
    if (type === "EachBlock") return [rest.body, rest.fallback].forEach((one) => look(one, true));
    if (type.endsWith("Directive") || type === "SpreadAttribute") return;
    Object.values(rest).forEach((one) => look(one, seen));
  };
  look(root.fragment, true);
  for (const script of [root.module, root.instance]) {
    if (!script) continue;
    const { start, end } = script.content as unknown as { start: number; end: number };
    found.push(...inScript(source.slice(start, end), lineAt(source, start) - 1));
  }
  return found;
}

const sources = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.(test|fixture)\.ts$/.test(name) && name !== "wire.ts")
  .sort();
const look = (name: string, source: string) => (name.endsWith(".svelte") ? inComponent(source) : inScript(source));

describe("texts for people", () => {
  it.each(sources)("none stands in %s", (name) => {
    expect(look(name, readFileSync(new URL(name, HERE), "utf8"))).toEqual([]);
  });

  it.each([
    ["a.svelte", "<p>Your turn</p>"],
    ["a.svelte", "{#if ready}<b>Ready</b>{/if}"],
    ["a.svelte", "{#each cards as card}<li>{card}</li>{:else}None{/each}"],
    ["a.svelte", '<button aria-label="Close"></button>'],
    ["a.svelte", "<button title=\"{name}: remove\"></button>"],
    ["a.svelte", '<p>{won ? "Won" : say("page-lost")}</p>'],
    ["a.svelte", "<p>{`Round ${number}`}</p>"],
    ["a.svelte", '<script lang="ts">const text = "It is your turn";</script>'],
    ["a.svelte", '<script lang="ts">function go() { table.tell("Ready"); }</script>'],
    ["a.ts", 'export const label = "Row two";'],
    ["a.ts", "export const label = (name: string) => `${name} is ready now`;"],
    ["a.ts", 'announce(over ? "Over" : "");'],
  ])("one in %s is found: %s", (name, source) => {
    expect(look(name, source)).toHaveLength(1);
  });

  it.each([
    ["a.svelte", '<p class="own board" aria-live="polite">{say("page-lost")}</p>'],
    ["a.svelte", '<p hidden={view.state === "all over"}>{state === "won" ? say("page-won") : 3}</p>'],
    ["a.ts", 'throw new Error(`the labels of ${lang} are gone`);'],
  ])("none is found in %s: %s", (name, source) => {
    expect(look(name, source)).toEqual([]);
  });
});
