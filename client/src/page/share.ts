import { dealPath } from "./router.svelte";

/** The address that deals the same cards to whoever follows it. */
export function shareLink(code: string): string {
  return location.origin + dealPath(code);
}

/** Whether the browser let us copy: it does in secure contexts only, and may ask its user. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
