// What is said in one line of what was said apart.

const ENDED = /[.!?…:;][\p{Pe}\p{Pf}"']*$/u;

/** Sentences one after another; each but the last ends as one, whether or not it did where it stood alone. */
export function sentences(...parts: readonly string[]): string {
  const said = parts.map((part) => part.trim()).filter(Boolean);
  return said.map((part, at) => (at === said.length - 1 || ENDED.test(part) ? part : `${part}.`)).join(" ");
}
