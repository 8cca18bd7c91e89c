// A page that is older than its server: what it has not loaded yet is no longer there.

/** Loads the page anew when a part of it cannot be fetched because the server has been given another build since. */
export function renewWhenOld(): void {
  addEventListener("vite:preloadError", () => void renew());
}

async function renew(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  if (!script) return;
  const there = await fetch("/", { cache: "no-store" }).then((answer) => (answer.ok ? answer.text() : null), () => null);
  // The same build, or no answer: loading it anew would help nobody.
  if (there !== null && !there.includes(script)) location.reload();
}
