import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.MULLIGAN_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte({ configFile: false })],
  build: {
    outDir: "../src/mulligan/web/client",
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    // The words live beside the Python that speaks them.
    fs: { allow: [".."] },
    proxy: {
      "/api": server,
      "/rules": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
