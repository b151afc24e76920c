import { fakeApi } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { showScreen } from '@latchkey/testing/show-screen';
import { defineScreen } from '@latchkey/site/screen';
import { act, cleanup, screen as page } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../i18n.ts';
// It comes with the first line: here before time stands still.
import './read-changes.ts';
import { DeskFailed } from '../frame/desk-failed.tsx';
import { useLive } from './use-live.ts';

let loads = 0;

/** A page that follows the hotel, or one booking of it, and says how often it was loaded. */
const pageOf = (bookingId?: string, broken: readonly number[] = []) =>
  defineScreen<number>({
    load: async () => {
      loads += 1;
      if (broken.includes(loads)) throw new Error('the engine is away');
      return { kind: 'ready', model: loads };
    },
    head: () => ({ title: '' }),
    View: ({ model }) => <p>{`loaded ${model} ${useLive(1760, false, bookingId)}`}</p>,
    Pending: () => null,
    Failed: DeskFailed,
  });

const line = (text: string, isOpen: boolean): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        if (!isOpen) controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

const show = async (answers: Response[], bookingId?: string, screen = pageOf(bookingId)): Promise<void> => {
  const fetched = vi.fn<() => Promise<Response>>(async () => answers.shift() ?? line('', true));
  vi.stubGlobal('fetch', fetched);
  const shown = { words: loadWords, site: deskSite, api: fakeApi({}) };
  await showScreen(screen, '/h/1760/today', shown);
  await page.findByText(/loaded 1/);
};
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  loads = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([undefined, '1760_a'])('a page of %s that had no line is loaded anew when the line is there', async (id) => {
  await show([new Response('{}', { status: 500 })], id);
  await pass(500);
  expect(page.queryByText('loaded 1 false')).not.toBeNull();
  await pass(6000);
  expect(page.queryByText('loaded 2 true')).not.toBeNull();
});

test('a page of one booking is loaded anew after a line that ended, and not for another booking', async () => {
  await show([line('event: booking\ndata: {"bookingId":"1760_b"}\n\n', false)], '1760_a');
  await pass(1000);
  expect(page.queryByText('loaded 1 false')).not.toBeNull();
  await pass(6000);
  expect(page.queryByText('loaded 2 true')).not.toBeNull();
});

test('several changes are one look', async () => {
  await show([line('event: rooms\ndata: {}\n\nevent: rates\ndata: {}\n\n', true)]);
  await pass(1000);
  expect(page.queryByText('loaded 2 true')).not.toBeNull();
});

test('a page that the engine lost while it was loaded anew comes back by itself, and follows again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show([line('event: rooms\ndata: {}\n\n', true)], undefined, pageOf(undefined, [2, 3]));
  await pass(1000);
  expect(page.queryByText('Please try again later!')).not.toBeNull();
  await pass(45_000);
  expect(page.queryByText('loaded 4 true')).not.toBeNull();
});
