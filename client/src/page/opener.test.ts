import { beforeEach, expect, test } from "vitest";
import { Opener } from "./opener";

let opener: Opener;
beforeEach(() => {
  opener = new Opener();
});

test("the key that opened a table does not act there while it comes again and again", () => {
  opener.pressed("Enter", 100);
  opener.opened(1000);
  for (const at of [1030, 1400, 1850]) {
    opener.pressed("Enter", at);
    expect(opener.bars).toBe(true);
  }
});

test("it acts once it has rested", () => {
  opener.pressed(" ", 1000);
  opener.opened(1000);
  opener.pressed(" ", 1600);
  expect(opener.bars).toBe(false);
  opener.pressed(" ", 1610);
  expect(opener.bars).toBe(false);
});

test("another key acts at once, and that one after it", () => {
  opener.pressed("Enter", 1000);
  opener.opened(1005);
  opener.pressed(" ", 1010);
  expect(opener.bars).toBe(false);
  opener.pressed("Enter", 1020);
  expect(opener.bars).toBe(false);
});

test("what a pointer or a letter opened bars nothing", () => {
  opener.pressed("Enter", 1000);
  opener.forget();
  opener.opened(1005);
  opener.pressed("Enter", 1010);
  expect(opener.bars).toBe(false);
  opener.pressed("d", 1020);
  opener.opened(1025);
  expect(opener.bars).toBe(false);
});
