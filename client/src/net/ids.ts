// Names for actions: an action sent twice under one name is carried out once.

/** Thirty-two random hex digits. (`randomUUID` is there in secure contexts only; this is there on a plain http address too.) */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
