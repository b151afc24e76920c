import { isBot } from '@latchkey/bots/bots';
import type { Experiment } from '@latchkey/releases/store';
import { readKeyRing } from '@latchkey/security/signing';
import { expect, test } from 'vitest';
import { chooseArms, type AskedArms } from './choose-arms.ts';
import type { ExperimentCounter } from './count-experiments.ts';

const keys = readKeyRing('SECRET', 's'.repeat(32), 32) ?? expect.unreachable();
const now = Date.parse('2026-11-26T08:00:00Z');
const running: Experiment = {
  app: 'hotel-home',
  name: 'reviews-first',
  since: '2026-11-25T08:00:00.000Z',
  base: 4,
  least: 1,
  size: 6745,
};
const all = { 'hotel-home/reviews-first': running };
const knows = { experiments: [{ name: 'reviews-first', screens: ['home'], b: 'Reviews before offers' }] };
const home = { owner: 'hotel-home', screen: 'home' };
const confirmation = { owner: 'booking-status', screen: 'confirmation' };

function counter(isFull = false): ExperimentCounter & { readonly seen: string[] } {
  const seen: string[] = [];
  return {
    seen,
    counted: (_, arm, what) => void seen.push(`${arm} ${what}`),
    isFull: () => isFull,
    totalsOf: () => expect.unreachable(),
    keep: () => expect.unreachable(),
  };
}

const guest = (bucket: number | null, more: Partial<AskedArms> = {}, release: object = knows): AskedArms => ({
  chosen: { releases: { remotes: { 'hotel-home': release } }, kind: 'live', bucket, wished: {} } as never,
  cookies: {},
  now,
  isSecure: true,
  mayTry: true,
  at: home,
  isOpened: true,
  ...more,
});

const armOf = (bucket: number): 'a' | 'b' =>
  chooseArms(all, keys, counter(), guest(bucket)).inB.length === 1 ? 'b' : 'a';
const inB = Array.from({ length: 50 }, (_, bucket) => bucket).find((bucket) => armOf(bucket) === 'b') ?? 0;

/** The cookie of an answer as a browser sends it back. */
function sentBack(set: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    set
      .map((one) => one.split(';', 1)[0] ?? '')
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}

test('half of the guests see B, each by the number, and another experiment has another half', () => {
  const those = (experiment: Experiment): number[] =>
    Array.from({ length: 2000 }, (_, place) => place * 5).filter(
      (bucket) =>
        chooseArms({ 'hotel-home/reviews-first': experiment }, keys, counter(), guest(bucket)).inB.length === 1,
    );
  const [one, other] = [those(running), those({ ...running, since: '2026-11-26T07:00:00.000Z' })];
  expect([one.length, other.length]).toEqual([1000, 1000]);
  expect(one.filter((bucket) => other.includes(bucket)).length).toBeLessThan(700);
});

test.each([
  ['who brings no number yet, as on a first page', guest(null)],
  ['a program', guest(inB, { mayTry: false })],
  ['who gets a release that knows no such experiment', guest(inB, {}, {})],
  ['an origin without a secret', guest(inB)],
] as const)('%s gets A, is counted nowhere and keeps nothing', (who, asked) => {
  const counts = counter();
  const arms = chooseArms(all, who === 'an origin without a secret' ? null : keys, counts, asked);
  expect([arms.inB, arms.halves, arms.settle(200), counts.seen]).toEqual([[], [], [], []]);
});

test.each([
  'Mozilla/5.0 (compatible; Google-HotelAdsVerifier/1.0)',
  'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
])('a checker of prices says that it is a program: %s', (userAgent) => expect(isBot(userAgent)).toBe(true));

test('once both halves have their size nobody new belongs to it, and who does stays', () => {
  expect(chooseArms(all, keys, counter(true), guest(inB)).inB).toEqual([]);
  const cookies = sentBack(chooseArms(all, keys, counter(), guest(inB)).settle(200));
  expect(chooseArms(all, keys, counter(true), guest(inB, { cookies })).inB).toEqual(['hotel-home/reviews-first']);
});

test('a guest counts once as a visitor and once as booked, and stays in the half that was seen first', () => {
  const counts = counter();
  const first = chooseArms(all, keys, counts, guest(inB));
  expect(first.halves).toEqual([{ experiment: 'hotel-home/reviews-first', arm: 'b' }]);
  const cookies = sentBack(first.settle(200));
  // The number changes hands, and the half does not.
  const otherNumber = Array.from({ length: 50 }, (_, bucket) => bucket).find((bucket) => armOf(bucket) === 'a') ?? 0;
  const again = chooseArms(all, keys, counts, guest(otherNumber, { cookies }));
  expect(again.inB).toEqual(['hotel-home/reviews-first']);
  expect(again.settle(200)).toEqual([]);
  const checkout = chooseArms(all, keys, counts, guest(inB, { cookies, at: { owner: 'checkout', screen: 'payment' } }));
  expect([checkout.inB, checkout.halves, checkout.settle(200)]).toEqual([['hotel-home/reviews-first'], [], []]);
  const booked = chooseArms(all, keys, counts, guest(inB, { cookies, at: confirmation }));
  // A page that failed does not count as reached.
  expect(booked.settle(503)).toEqual([]);
  const after = sentBack(booked.settle(200));
  expect(chooseArms(all, keys, counts, guest(inB, { cookies: after, at: confirmation })).settle(200)).toEqual([]);
  expect(counts.seen).toEqual(['b visitors', 'b booked']);
});

test('who never saw the screen of the experiment does not count where it is booked, nor does a posted form as a visit', () => {
  const counts = counter();
  chooseArms(all, keys, counts, guest(inB, { at: confirmation })).settle(200);
  chooseArms(all, keys, counts, guest(inB, { isOpened: false })).settle(200);
  expect(counts.seen).toEqual([]);
});

test('a cookie that is forged, of an earlier run or too old is none', () => {
  const given = sentBack(chooseArms(all, keys, counter(), guest(inB)).settle(200));
  const value = given['latchkey-experiment'] ?? '';
  const seenAs = (cookies: Record<string, string>, at: number, experiments = all): string[] => {
    const counts = counter();
    chooseArms(experiments, keys, counts, guest(inB, { cookies, now: at })).settle(200);
    return counts.seen;
  };
  expect(seenAs(given, now)).toEqual([]);
  expect(seenAs({ 'latchkey-experiment': value.replace('%3Ab', '%3Aa') }, now)).toHaveLength(1);
  expect(seenAs(given, now + 31 * 86_400_000)).toHaveLength(1);
  expect(
    seenAs(given, now, { 'hotel-home/reviews-first': { ...running, since: '2026-11-26T07:00:00.000Z' } }),
  ).toHaveLength(1);
});

test('a preview shows the half that it asks for, of what its releases know, and counts nothing', () => {
  const asked = guest(null);
  const preview = (wished: Record<string, string>) =>
    chooseArms({}, keys, counter(), { ...asked, chosen: { ...asked.chosen, kind: 'preview', wished } });
  expect(preview({ 'hotel-home/reviews-first': 'b' }).inB).toEqual(['hotel-home/reviews-first']);
  expect(preview({ 'hotel-home/reviews-first': 'a' }).inB).toEqual([]);
  expect(preview({ 'hotel-home/other': 'b', checkout: 'f00' }).inB).toEqual([]);
});
