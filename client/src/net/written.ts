// What the page sends, as text.

/** As JSON. Half a character, as it is left where an emoji is cut in two, is no text that a server could read: it is replaced. */
export function written(body: unknown): string {
  return JSON.stringify(body, (_, value: unknown) => (typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\ufffd") : value));
}
