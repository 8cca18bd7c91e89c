import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makeScript, type ScriptTable } from "./script";
import { chooseLanguage, direction, isPseudo, languageName, languages, makeWords, sortedByName, speak } from "./words";

const folder = new URL("../../src/mulligan/words/", import.meta.url);
const read = (lang: string) =>
  ["page", "party", "stats"].map((name) => readFileSync(new URL(`${lang}/${name}.ftl`, folder), "utf8")).join("\n");

describe("languages", () => {
  it("are the folders that there are, and the scripts derived from them", () => {
    const folders = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/page.ftl`, folder)));
    const scripts = readdirSync(folder).filter((name) => name.endsWith(".json")).map((name) => name.replace(".json", ""));
    expect(scripts).toContain("sr-Cyrl");
    expect(languages).toEqual([...folders, ...scripts].sort());
  });

  it("are named in themselves and in their own letters", () => {
    expect(["en", "hr", "it", "sr-Cyrl", "sr-Latn"].map(languageName)).toEqual(["English", "hrvatski", "italiano", "српски", "srpski"]);
  });

  it("stand in the order of their names, as the reader's language has it", () => {
    const names = (reader: string) => sortedByName(["en", "hr", "sr-Cyrl", "sr-Latn"], reader).map(languageName);
    expect(names("en")).toEqual(["English", "hrvatski", "srpski", "српски"]);
    expect(names("sr-Cyrl")).toEqual(["српски", "English", "hrvatski", "srpski"]);
  });

  it.each([
    [["sr"], "sr-Latn"],
    [["sr-RS"], "sr-Latn"],
    [["sr-Latn-RS"], "sr-Latn"],
    [["sr-Cyrl"], "sr-Cyrl"],
    [["SR-cyrl-RS", "sr"], "sr-Cyrl"],
    [["de", "sr-ME", "en"], "sr-Latn"],
  ])("%s is answered in %s", (wanted, chosen) => {
    expect(chooseLanguage(wanted)).toBe(chosen);
  });

  it("the reader's wish is taken, closest first", () => {
    expect(chooseLanguage(["fr", "it-CH", "en"], ["en", "hr", "it"])).toBe("it");
    expect(chooseLanguage(["", "HR"], ["en", "hr", "it"])).toBe("hr");
    expect(chooseLanguage(["fr"], ["en", "hr", "it"])).toBe("en");
  });
});

describe("directions", () => {
  it.each([
    [["en", "fi", "hr", "it", "sr-Cyrl", "sr-Latn", "en-XA", "ja", "az"], "ltr"],
    [["ar", "ar-XB", "dv", "fa", "he", "ur", "az-Arab", "yi"], "rtl"],
  ])("%s: %s", (tags, way) => {
    expect(tags.map(direction)).toEqual(tags.map(() => way));
  });
});

describe("pseudo-locales", () => {
  // The same words as in tests/words/test_pseudo.py: both read the same tables.
  it.each([
    ["en-XA", "page-undo", {}, "ÜÜññðö"],
    ["en-XA", "page-copy-this-code", { code: "GO1-E-AAAAAAB" }, "ÐÐééáļ ççööðé GO1-E-AAAAAAB: ççööṗý"],
    ["en-XA", "page-options-changed", { count: 1 }, "1 ççĥĥááññĝéð"],
    ["ar-XB", "page-key-columns", {}, ""],
    ["ar-XB", "page-options-changed", { count: 2 }, "2 \u202eççĥĥááññĝéð\u202c"],
  ])("%s says %s %j", async (lang, id, args, said) => {
    const words = await speak(lang);
    expect(words.lang).toBe(lang);
    if (said) expect(words.say(id, args)).toBe(said);
    else expect(words.say(id, args)).toMatch(/^(\u202e[^\u202e\u202c]+\u202c[ ,]*)+$/);
  });

  it("are never offered, nor taken for what a browser wishes", () => {
    expect(["en-XA", "ar-XB", "en", "sr-Cyrl"].map(isPseudo)).toEqual([true, true, false, false]);
    expect(languages.filter(isPseudo)).toEqual([]);
    expect(chooseLanguage(["en-XA", "it"])).toBe("en");
    expect(chooseLanguage(["ar-XB", "it"])).toBe("it");
  });
});

describe("labels", () => {
  it("count in the language's own plural forms, without invisible marks", () => {
    const hr = makeWords("hr", read("hr"));
    const said = [1, 2, 5, 21].map((count) => hr.say("page-options-changed", { count }));
    expect(said).toEqual(["1 promijenjena", "2 promijenjene", "5 promijenjenih", "21 promijenjena"]);
  });

  it("of a derived script are the labels of its language in other letters; codes and keys keep theirs", async () => {
    const words = await speak("sr-Cyrl");
    expect(words.lang).toBe("sr-Cyrl");
    expect(words.say("page-home")).toBe("Mulligan, почетна страница");
    expect(words.say("page-code-hint")).toBe("На пример GO1-E-AAAAAAB: исти код увек дели исте карте.");
    expect(words.say("page-copy-this-code", { code: "GO1-E-NJEGA" })).toBe("Код партије GO1-E-NJEGA: копирај");
    expect([1, 2, 5, 21].map((count) => words.say("page-options-changed", { count }))).toEqual(
      ["1 промењена", "2 промењене", "5 промењених", "21 промењена"],
    );
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

describe("a derived script", () => {
  const table = JSON.parse(readFileSync(new URL("sr-Cyrl.json", folder), "utf8")) as ScriptTable;
  const write = makeScript(table);

  // The same words as in tests/words/test_script.py: both read one table.
  it.each([
    ["Ljubav, LJUBAV, ljubav", "Љубав, ЉУБАВ, љубав"],
    ["njiva Njegoš NJEGOŠ konj KONJ", "њива Његош ЊЕГОШ коњ КОЊ"],
    ["džep Džep DŽEP budžet odžak nadžak", "џеп Џеп ЏЕП буџет оџак наџак"],
    ["đak Đak ćilim čvor šešir žaba", "ђак Ђак ћилим чвор шешир жаба"],
    ["injekcija Injekcija INJEKCIJA", "инјекција Инјекција ИНЈЕКЦИЈА"],
    ["nadživeti Nadživeti NADŽIVETI nadžnjeti", "надживети Надживети НАДЖИВЕТИ наджњети"],
    ["qwxy 123 ♠ šđ", "qwxy 123 ♠ шђ"],
    ["", ""],
  ])("%s", (latin, cyrillic) => {
    expect(write(latin)).toBe(cyrillic);
  });

  it("leaves no Latin letter in any label, but for what is quoted", async () => {
    const quoted = new Set([...read(table.of).matchAll(/\{ "([^"]+)" \}/g)].flatMap(([, text = ""]) => [text, ...text.split(" ")]));
    const words = await speak("sr-Cyrl");
    const args = Object.fromEntries([...read(table.of).matchAll(/\$([\w-]+)/g)].map(([, name = ""]) => [name, 1]));
    for (const [, id = ""] of read(table.of).matchAll(/^(page-[a-z-]+) =/gm)) {
      const stray = [...words.say(id, args).matchAll(/[\p{Script=Latin}][\p{Script=Latin}\d-]*/gu)].map(([found]) => found);
      expect(stray.filter((found) => !quoted.has(found)), id).toEqual([]);
    }
  });
});
