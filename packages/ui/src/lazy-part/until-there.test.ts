import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilThere } from './until-there.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection whose load succeeds at the given attempt. */
function lineUpAt(attempt: number) {
  const asked = { times: 0 };
  const load = async (): Promise<string> => {
    asked.times += 1;
    if (asked.times < attempt) throw new TypeError('Failed to fetch');
    return 'here';
  };
  return { asked, load };
}

test('what comes at once is asked for once', async () => {
  const { asked, load } = lineUpAt(1);
  expect(await untilThere(load)).toBe('here');
  expect(asked.times).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('the pauses grow to half a minute and no further', async () => {
  const { asked, load } = lineUpAt(7);
  const there = untilThere(load);
  await vi.advanceTimersByTimeAsync(0);
  for (const [place, pause] of [1000, 3000, 10_000, 30_000, 30_000, 30_000].entries()) {
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(asked.times).toBe(place + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.times).toBe(place + 2);
  }
  expect(await there).toBe('here');
});

test('a device that finds its network again asks at once, and nothing goes on waiting', async () => {
  const [added, removed] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')];
  const { asked, load } = lineUpAt(2);
  const there = untilThere(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(1);
  dispatchEvent(new Event('online'));
  expect(await there).toBe('here');
  expect([asked.times, vi.getTimerCount()]).toEqual([2, 0]);
  expect(added).toHaveBeenCalledOnce();
  expect(removed.mock.calls).toEqual(added.mock.calls);
  vi.restoreAllMocks();
});
