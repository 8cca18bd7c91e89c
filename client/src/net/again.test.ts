import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AGAIN, whenReady } from "./again";
import { Refusal } from "./api";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const warming = new Refusal("warming", "Not ready yet");
const yes = () => true;

test("it is asked again until there is an answer, and told why there is none", async () => {
  const ask = vi.fn<() => Promise<number>>().mockRejectedValueOnce(warming).mockRejectedValueOnce(warming).mockResolvedValue(7);
  const waiting = vi.fn();
  const answer = whenReady(ask, yes, waiting);
  await vi.advanceTimersByTimeAsync(AGAIN - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(AGAIN + 1);
  expect(await answer).toBe(7);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(waiting.mock.calls).toEqual([[warming], [warming]]);
});

test("whatever else is refused is said at once", async () => {
  const busy = new Refusal("busy", "Too much to think about");
  const ask = vi.fn<() => Promise<number>>().mockRejectedValue(busy);
  await expect(whenReady(ask, yes, () => {})).rejects.toBe(busy);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("what is not wanted any more is not asked again", async () => {
  let wanted = true;
  const ask = vi.fn<() => Promise<number>>().mockRejectedValue(warming);
  const answer = whenReady(ask, () => wanted, () => (wanted = false));
  await vi.advanceTimersByTimeAsync(2 * AGAIN);
  expect(await answer).toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
});
