import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { contractCalls } from './contract-house.ts';
import {
  historyNow,
  openBanded,
  sellAt,
  takesAway,
  walkCalls,
  wishes,
  type Money,
  type Place,
  type Quoted,
  type Stay,
} from './overtaken-law.walk.ts';
import { restoreFiles } from './edit-hotel.ts';
import { brokenInvariants } from './invariants.ts';
import { byDay, isNight } from './night.ts';
import { openEngine } from './open-engine.ts';
import { playedGateways, playGateway } from './played-gateways.ts';

const places = (['pglite', 'postgresql'] as const).flatMap((kind) =>
  playedGateways.map((name) => [kind, name] as const),
);
const ofDay = [
  ['pglite', 'razorpay'],
  ['postgresql', 'stripe'],
] as const;

// Shows docs/rules.md: What was agreed (Quotes, A change, Overtaken changes, Cancelling after a change).
describe.each(byDay(ofDay, places))('two bookings and the quotes of each in every place, on %s by %s', (kind, name) => {
  const engine = openEngine(kind);
  const gateway = playGateway(engine, name);
  const { until, relay } = contractCalls(engine);
  const calls = walkCalls(engine, gateway);
  restoreFiles(engine, 1760);
  beforeEach(async () => {
    await openBanded(engine);
  });

  const step = fc.tuple(
    fc.constantFrom('price', 'price', 'change', 'change', 'send', 'send', 'send', 'anew', 'cash', 'sell', 'letters'),
    fc.constantFrom<Place | 'booking'>('guest', 'guest', 'guest', 'property', 'property', 'booking'),
    fc.nat({ max: 1 }),
    fc.nat({ max: 99 }),
  );
  const walk = fc.record({
    money: fc.tuple(fc.constantFrom<Money>('card', 'cash', 'both'), fc.constantFrom<Money>('card', 'cash', 'both')),
    code: fc.constantFrom('TEN', undefined),
    isLate: fc.boolean(),
    steps: fc.array(step, { minLength: 8, maxLength: 18 }),
  });
  const met = { made: 0, misplaced: 0, overtaken: 0, returned: 0 };

  /** Sends a quote to a booking: it is made where it was made for this, and else nothing happens. */
  async function send(stay: Stay, place: Place | 'booking', quoted: Quoted): Promise<void> {
    const isOfPlace = quoted.of === stay && quoted.place === place;
    const before = await calls.read(stay);
    const cost = await calls.costOfCancelling(stay);
    const { statusCode, body } = await calls.sent(stay, place, quoted);
    const { code = '' } = JSON.parse(body) as { code?: string };
    const isMade = isOfPlace && quoted.done === stay.done && code !== 'sold_out';
    expect([statusCode, isMade ? [200] : [404, 409]]).toEqual([statusCode, expect.arrayContaining([statusCode])]);
    const pending = await calls.read(stay);
    if (isMade && pending.change !== null) await calls.paysWhatIsDue(stay);
    const now = await calls.read(stay);
    expect(isMade ? now.total : now).toEqual(isMade ? quoted.newTotal : before);
    if (!isMade) {
      met[isOfPlace ? 'overtaken' : 'misplaced'] += 1;
      return;
    }
    stay.done += 1;
    const past = historyNow(stay.history, quoted.wish, now.total);
    stay.history = past.history;
    met.made += 1;
    met.returned += Number(past.before !== null);
    expect(past.before ?? now.total).toBe(now.total);
    // Prices never fall below those of the booking.
    expect(now.total).toBeGreaterThanOrEqual(takesAway(quoted.wish) ? 0 : stay.agreed);
    // The property is not held to its terms; the payment company's charge is rounded with each refund.
    expect(await calls.costOfCancelling(stay)).toBeGreaterThanOrEqual(place === 'guest' ? cost - 1 : 0);
  }

  it(
    'change each by its own alone, return to what they cost, and lose no money on any way',
    async () => {
      await fc.assert(
        fc
          .asyncProperty(walk, async ({ money, code, isLate, steps }) => {
            await sellAt(engine, 10_000, 4000);
            const stays = [await calls.bookedBy(money[0], code), await calls.bookedBy(money[1], code)];
            if (isLate) until('2027-02-19T00:00:00Z');
            const waiting: Quoted[] = [];
            for (const [name, to, which, at] of steps) {
              const place = to === 'booking' ? 'guest' : to;
              const stay = stays[which] as Stay;
              const wish = wishes[at % wishes.length] ?? [];
              if (name === 'price' || name === 'change') {
                const one = await calls.quotedFor(stay, place, wish);
                if (one !== null) waiting.push(one);
                if (one !== null && name === 'change') await send(stay, place, one);
              } else if (name === 'anew') waiting.push(await calls.quotedAnew());
              else if (name === 'send') {
                const one = waiting[at % Math.max(1, waiting.length)];
                // A quote of a new booking makes one: other tests do that.
                if (one !== undefined && (to !== 'booking' || one.place !== to)) await send(stay, to, one);
              } else if (name === 'cash') stay.done += Number(await calls.paysInCash(stay, 100 * (1 + at)));
              else if (name === 'sell') await sellAt(engine, 10_000 + 500 * (at % 9), 1000 + 1000 * (at % 8));
              else await relay();
            }
            for (const stay of stays) {
              const cost = await calls.costOfCancelling(stay);
              const { statusCode, body } = await calls.cancelled(stay);
              expect([statusCode, body]).toEqual([200, body]);
              await relay();
              const { status, amountPaid, refundAmount, kept } = await calls.read(stay);
              expect([status, amountPaid - refundAmount, kept]).toEqual(['cancelled', cost, cost]);
            }
            expect(await calls.isCodeFree()).toBe(true);
          })
          .afterEach(async () => {
            expect(await brokenInvariants(engine.deps.db)).toEqual({});
            await engine.reset();
          }),
        {
          ...(isNight ? { numRuns: 100 } : { numRuns: 4, seed: 66 }),
          endOnFailure: true,
        },
      );
      expect(Object.entries(met).filter(([, times]) => times === 0)).toEqual([]);
    },
    isNight ? 3_600_000 : 240_000,
  );
});
