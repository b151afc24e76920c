import { Buffer } from 'node:buffer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outlet } from '../browser/outlet.types.ts';

// The figures are those of docs/rules.md, "Measuring".
interface Sent {
  readonly at: number;
  readonly events: readonly { readonly event: string; readonly properties: Readonly<Record<string, unknown>> }[];
  readonly answer: (status: number) => void;
  readonly isGivenUp: () => boolean;
}

const sent: Sent[] = [];
/** Cookies as they were written. */
const written: string[] = [];
let outlet: Outlet;

/** The browser's requests, kept open until a test answers them: the library itself is the real one. */
class OpenRequest {
  withCredentials = false;
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  timeout = 0;
  onreadystatechange: (() => void) | null = null;
  private readonly began = Date.now();
  open(): void {
    this.readyState = 1;
  }
  setRequestHeader(): void {}
  getResponseHeader(): null {
    return null;
  }
  send(body: string): void {
    const data = new URLSearchParams(body).get('data') ?? '[]';
    const text = data.startsWith('[') ? data : Buffer.from(data, 'base64').toString('utf8');
    let isGivenUp = false;
    const finish = (status: number): void => {
      this.readyState = 4;
      this.status = status;
      this.responseText = '{"status":1}';
      this.onreadystatechange?.();
    };
    if (this.timeout > 0)
      setTimeout(() => {
        isGivenUp = this.readyState !== 4;
        if (isGivenUp) finish(0);
      }, this.timeout);
    sent.push({
      at: this.began,
      events: JSON.parse(text) as Sent['events'],
      answer: finish,
      isGivenUp: () => isGivenUp,
    });
  }
}

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
  vi.stubGlobal('XMLHttpRequest', OpenRequest);
  vi.resetModules();
  localStorage.clear();
  sent.length = 0;
  written.length = 0;
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  const { openAnalytics } = await import('../browser/product-analytics.ts');
  outlet = openAnalytics({ token: 'token-1', hotelId: 1760 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const track = (count: number, properties: Readonly<Record<string, unknown>> = {}): void => {
  for (let at = 0; at < count; at++)
    outlet.send({ name: 'page_view', properties: { ...properties, at } } as never, false);
};
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test('events leave every 5 seconds, 50 in a request at most', async () => {
  track(70);
  await pass(4000);
  expect(sent).toHaveLength(0);
  await pass(1500);
  expect(sent.map(({ events }) => events.length)).toEqual([50]);
  sent[0]?.answer(200);
  await pass(5500);
  expect(sent.map(({ events }) => events.length)).toEqual([50, 20]);
});

test('after failures the wait doubles, up to ten minutes', async () => {
  track(1);
  await pass(5500);
  const waits: number[] = [];
  for (let failure = 0; failure < 8; failure++) {
    const last = sent.length;
    const from = Date.now();
    sent.at(-1)?.answer(503);
    while (sent.length === last && Date.now() - from < 1_300_000) await pass(1000);
    if (sent.length === last) break;
    waits.push(Math.round((Date.now() - from) / 1000));
  }
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 600, 600]);
});

test('a request that is not answered is given up after 90 seconds', async () => {
  track(1);
  await pass(5500);
  await pass(89_000);
  expect(sent[0]?.isGivenUp()).toBe(false);
  await pass(2000);
  expect(sent[0]?.isGivenUp()).toBe(true);
});

test('texts are cut at 255 characters', async () => {
  track(1, { text: 'x'.repeat(300) });
  await pass(5500);
  expect(String(sent[0]?.events[0]?.properties['text'])).toHaveLength(255);
});

test('the number by which a browser is known is kept for 365 days, and a followed link waits 300 ms at most', async () => {
  const [cookie = ''] = written.filter((text) => text.startsWith('mp_token-1_mixpanel='));
  const expires = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '');
  expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(365);
  const { default: mixpanel } = await import('mixpanel-browser/src/loaders/loader-module-core.js');
  expect(mixpanel.get_config('track_links_timeout')).toBe(300);
});

test('an item that was sent more than 5 times is dropped, though another tab brings it back each time', async () => {
  const complaints = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  track(1);
  await pass(1000);
  const line = Object.keys(localStorage).find((key) => key.startsWith('__mpq') && key.endsWith('_ev')) ?? '';
  const kept = localStorage.getItem(line) ?? '';
  expect(kept).toContain('page_view');
  for (let round = 0; round < 10; round++) {
    // Longer than an item waits until any tab may send it.
    await pass(11_000);
    sent[round]?.answer(200);
    await pass(1000);
    localStorage.setItem(line, kept);
  }
  expect(sent.map(({ events }) => events.length)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(complaints.mock.calls.flat().join('\n')).toContain('sent too many times, not sending');
});
