// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { followChanges } from './follow-changes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const stream = (text: string): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
      },
    }),
  );

test('a page that found no line free comes again when it was told to', async () => {
  vi.useFakeTimers();
  const leaving = new AbortController();
  const answers = [
    new Response('{}', { status: 503, headers: { 'retry-after': '30' } }),
    stream('event: booking\ndata: {"bookingId":"1760_a"}\n\n'),
  ];
  const fetched = vi.fn<() => Promise<Response>>(async () => answers.shift() ?? new Response('', { status: 401 }));
  vi.stubGlobal('fetch', fetched);
  const [lines, changes]: [boolean[], string[]] = [[], []];
  const onLine = (isLive: boolean): void => void lines.push(isLive);
  const onChange = (bookingId: string): void => void changes.push(bookingId);
  void followChanges(1760, { onLine, onChange }, leaving.signal);
  await vi.advanceTimersByTimeAsync(29_000);
  expect([fetched.mock.calls.length, lines]).toEqual([1, [false]]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([fetched.mock.calls.length, lines, changes]).toEqual([2, [false, true], ['1760_a']]);
  leaving.abort();
});

test('a page that may not follow does not ask again', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 403 }));
  const lines: boolean[] = [];
  await followChanges(
    1760,
    { onLine: (isLive) => void lines.push(isLive), onChange: () => undefined },
    new AbortController().signal,
  );
  expect(lines).toEqual([false]);
});
