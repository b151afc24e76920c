// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followChanges } from './follow-changes.ts';
// It comes with the first line: here before time stands still.
import './read-changes.ts';

let leaving = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
  leaving = new AbortController();
});
afterEach(() => {
  leaving.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const minuteMs = 60_000;
const change = 'id: 7\nevent: booking\ndata: {"bookingId":"1760_a","version":7}\n\n';

/** A line of the engine: what it says at once, and whether it then ends, breaks or stays open. */
const line = (text: string, then: 'ends' | 'breaks' | 'stays' = 'stays', type = 'text/event-stream'): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        if (then === 'ends') controller.close();
        if (then === 'breaks') setTimeout(() => controller.error(new TypeError('network error')), 10);
      },
    }),
    { headers: { 'content-type': type } },
  );

/** Follows a hotel whose engine answers so, one after the other; an error is a network that breaks. */
const following = (...answers: readonly (Response | Error)[]) => {
  const left = [...answers];
  const fetched = vi.fn<(path: string, asked: RequestInit) => Promise<Response>>(async () => {
    const next = left.shift() ?? line('');
    if (next instanceof Error) throw next;
    return next;
  });
  vi.stubGlobal('fetch', fetched);
  const [lines, changes]: [boolean[], string[]] = [[], []];
  const onLine = (isLive: boolean): void => void lines.push(isLive);
  const onChange = (bookingId: string): void => void changes.push(bookingId);
  const over = followChanges(1760, { onLine, onChange }, leaving.signal);
  return { fetched, lines, changes, over };
};

test.each<[string, Response | Error]>([
  ['the engine is away', new Response('{}', { status: 503 })],
  ['a proxy has no engine', new Response('', { status: 502 })],
  ['the engine fails', new Response('{}', { status: 500 })],
  ['too much was asked for', new Response('{}', { status: 429 })],
  ['an old engine does not know it', new Response('{}', { status: 404 })],
  ['a network asks for a sign-in of its own', line('<html>', 'ends', 'text/html')],
  ['nothing is in the answer', new Response(null, { status: 200 })],
  ['the network is gone', new TypeError('Failed to fetch')],
  ['the line ends', line('', 'ends')],
  ['the line breaks', line('', 'breaks')],
  ['the line sends what is no change', line('event: booking\ndata: nonsense\n\n')],
])('connects again where %s', async (_, first) => {
  const { fetched, lines, changes } = following(first, line(change));
  await vi.advanceTimersByTimeAsync(minuteMs / 2);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect([lines.at(-1), changes]).toEqual([true, ['1760_a']]);
});

test.each([401, 403])('does not ask again once the engine answers %i', async (status) => {
  const { fetched, lines, over } = following(line('', 'ends'), new Response('{}', { status }));
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  await over;
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(lines.at(-1)).toBe(false);
});

test('does not ask again once the page is left, also in the middle of a wait', async () => {
  const { fetched, over } = following(new Response('{}', { status: 503 }));
  await vi.advanceTimersByTimeAsync(100);
  leaving.abort();
  await over;
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('waits as long as it was asked to where no line is free', async () => {
  const busy = new Response('{}', { status: 503, headers: { 'retry-after': '30' } });
  const { fetched, lines } = following(busy, line(change));
  await vi.advanceTimersByTimeAsync(29_000);
  expect([fetched.mock.calls.length, lines]).toEqual([1, [false]]);
  await vi.advanceTimersByTimeAsync(6000);
  expect([fetched.mock.calls.length, lines]).toEqual([2, [false, true]]);
});

test('asks less and less often of an engine that stays away, and at once each minute of one that is away for long', async () => {
  const away = () => new Response('{}', { status: 503 });
  const { fetched, lines } = following(...Array.from({ length: 100 }, away));
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  const early = fetched.mock.calls.length;
  expect(early).toBeGreaterThan(10);
  expect(early).toBeLessThan(25);
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  expect(fetched.mock.calls.length - early).toBeGreaterThanOrEqual(10);
  expect(fetched.mock.calls.length - early).toBeLessThanOrEqual(20);
  expect(lines).not.toContain(true);
});

test('a line on which nothing is said for a minute is dead', async () => {
  const { fetched, lines } = following(line(': still here\n\n'), line(change));
  await vi.advanceTimersByTimeAsync(minuteMs - 100);
  expect([fetched.mock.calls.length, lines]).toEqual([1, [true]]);
  await vi.advanceTimersByTimeAsync(minuteMs / 2);
  expect([fetched.mock.calls.length, lines]).toEqual([2, [true, false, true]]);
});

test('names the last change it has read, and reads changes however they are cut and whatever ends their lines', async () => {
  const { fetched, changes } = following(
    line('id: 6\r\nevent: rooms\r\ndata: {}\r\n\r\nevent: unknown\ndata: {}\n\n' + change, 'ends'),
  );
  await vi.advanceTimersByTimeAsync(minuteMs / 2);
  expect(changes).toEqual(['', '1760_a']);
  expect(fetched.mock.calls[1]?.[1].headers).toMatchObject({ 'latchkey-hotel': '1760', 'last-event-id': '7' });
});
