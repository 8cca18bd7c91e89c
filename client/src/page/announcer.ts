// The one live region. It is there before it says anything, and each sentence is an element of its own, so that equal
// sentences are read again. A sentence stays until it has surely been read: one that took its place at once would swallow it.
// While a sheet is open everything outside it is out of reach, so the region moves in with it.

const READ_AFTER = 7000;

const region = document.createElement("div");
region.id = "spoken";
region.className = "visually-hidden";
region.setAttribute("aria-live", "polite");

export function settleIn(host: Element): void {
  host.append(region);
}

export function leave(host: Element): void {
  if (host.contains(region)) document.body.append(region);
}

export function announce(text: string): void {
  if (!text) return;
  const sentence = document.createElement("p");
  sentence.textContent = text;
  region.append(sentence);
  setTimeout(() => sentence.remove(), READ_AFTER);
}
