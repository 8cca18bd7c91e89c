import { expect, test } from "vitest";
import { isLoopback } from "./loopback";

test.each(["localhost", "LOCALHOST", "golf.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])("%s means the machine that reads it", (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(["example.org", "localhost.example.org", "127.example.org", "127.0.0.1.example.org", "192.168.1.27", "mylocalhost", "[fe80::1]", ""])(
  "%s may mean another one",
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
