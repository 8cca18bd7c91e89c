// Writes the drawings of all cards for the rules pages, which are made without this page: node dev/drawings.mjs
// src/cards/drawings.test.ts holds the file to the drawings here.

import { writeFileSync } from "node:fs";
import { rolldown } from "rolldown";

const bundle = await rolldown({ input: "src/cards/drawings.ts" });
const { output } = await bundle.generate({ format: "esm" });
const { drawings } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
writeFileSync("../src/mulligan/rulebook/drawings.json", drawings());
