import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("addEventListener", () => undefined);
const { codeIn, dealPath, readRoute } = await import("./router.svelte");

describe("addresses", () => {
  it.each([
    ["/", { page: "front" }],
    ["/t/abc_-1", { page: "table", id: "abc_-1" }],
    ["/deal/GO1-E-AAAAAAB", { page: "deal", code: "GO1-E-AAAAAAB" }],
    ["/deal/golf/strict/ms%3A5", { page: "deal", code: "golf/strict/ms:5" }],
    ["/t/%E0%A4%A", { page: "lost" }],
    ["/elsewhere", { page: "lost" }],
  ])("%s", (path, route) => {
    expect(readRoute(path)).toEqual(route);
  });

  it("a code is the same again after its way through a link (CD-7)", () => {
    for (const code of ["GO1-E-AAAAAAB", "golf/strict+when_stuck/ms:5", "ms:617"]) {
      expect(readRoute(dealPath(code))).toEqual({ page: "deal", code });
    }
  });

  it("finds the code in what was pasted", () => {
    expect(codeIn("  go1-e-aaaaaab ")).toBe("go1-e-aaaaaab");
    expect(codeIn("https://cards.example/deal/GO1-E-AAAAAAB?x=1")).toBe("GO1-E-AAAAAAB");
    expect(codeIn("golf/strict/ms:5")).toBe("golf/strict/ms:5");
  });
});
