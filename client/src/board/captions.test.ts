import { describe, expect, it } from "vitest";
import { apart, type Caption } from "./captions";

const row = (...captions: [middle: number, width: number][]): Caption[] =>
  captions.map(([middle, width], at) => ({ place: `p${at}`, middle, width }));

const starts = (...found: number[]) => new Map(found.map((start, at) => [`p${at}`, start]));

describe("names below piles", () => {
  it("stand in the middle where there is room", () => {
    expect(apart(row([50, 60], [150, 40]), 0, 400, 20)).toEqual(starts(20, 130));
  });

  it("give way to each other by the same", () => {
    expect(apart(row([100, 100], [190, 90]), 0, 400, 20)).toEqual(starts(43.5, 151.5));
  });

  it("never leave the table", () => {
    expect(apart(row([50, 100], [140, 90]), 0, 400, 20)).toEqual(starts(0, 108));
    expect(apart(row([260, 90], [350, 100]), 0, 400, 20)).toEqual(starts(202, 300));
  });

  it("are left out where one would be too far from its pile", () => {
    expect(apart(row([50, 150], [130, 90]), 0, 400, 20)).toBeNull();
    expect(apart(row([50, 150], [130, 90]), 0, 200, 500)).toBeNull();
  });

  it("are read in any order", () => {
    expect(apart(row([150, 40], [50, 60]), 0, 400, 20)).toEqual(starts(130, 20));
  });
});
