import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chooseLanguage, languages, makeWords } from "./words";

const folder = new URL("../../src/mulligan/words/", import.meta.url);
const read = (lang: string) => readFileSync(new URL(`${lang}/page.ftl`, folder), "utf8");

describe("languages", () => {
  it("are the folders that there are", () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"));
    expect(languages).toEqual(folders.map(({ name }) => name).sort());
  });

  it("the reader's wish is taken, closest first", () => {
    expect(chooseLanguage(["fr", "it-CH", "en"], ["en", "hr", "it"])).toBe("it");
    expect(chooseLanguage(["", "HR"], ["en", "hr", "it"])).toBe("hr");
    expect(chooseLanguage(["fr"], ["en", "hr", "it"])).toBe("en");
  });
});

describe("labels", () => {
  it("count in the language's own plural forms, without invisible marks", () => {
    const hr = makeWords("hr", read("hr"));
    const said = [1, 2, 5, 21].map((count) => hr.say("page-options-changed", { count }));
    expect(said).toEqual(["1 promijenjena", "2 promijenjene", "5 promijenjenih", "21 promijenjena"]);
  });

  it("a label or an argument that is missing is a fault, never shown", () => {
    const en = makeWords("en", read("en"));
    expect(() => en.say("page-no-such-label")).toThrow("page-no-such-label");
    expect(() => en.say("page-par")).toThrow("page-par");
  });

  it("every label that the page asks for is there", () => {
    const en = makeWords("en", read("en"));
    const sources = readdirSync(new URL("./page/", import.meta.url)).filter((name) => /\.(svelte|ts)$/.test(name));
    const text = sources.map((name) => readFileSync(new URL(`./page/${name}`, import.meta.url), "utf8")).join("\n");
    const asked = [...new Set([...text.matchAll(/"(page-[a-z-]+)"/g)].map(([, id]) => id ?? ""))];
    expect(asked.length).toBeGreaterThan(60);
    const known = new Set([...read("en").matchAll(/^(page-[a-z-]+) =/gm)].map(([, id]) => id));
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
    expect(en.lang).toBe("en");
  });
});
