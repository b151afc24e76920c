import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { contractCalls, nights, oneExtra, openHouse, setPrice } from './contract-house.ts';
import { bothKinds } from './database-kinds.ts';
import { restoreFiles } from './edit-hotel.ts';
import { brokenInvariants } from './invariants.ts';
import { book, type Booked } from './journeys.ts';
import { isNight } from './night.ts';
import { openEngine } from './open-engine.ts';
import { authorizationOf } from './tenancy/two-guests.ts';

const days = { checkIn: '2027-02-20', checkOut: '2027-02-22' };
const wishes = [
  { stay: nights('2027-02-20', '2027-02-22') },
  { stay: nights('2027-02-20', '2027-02-22'), addons: oneExtra },
  { stay: nights('2027-02-20', '2027-02-23') },
  { stay: nights('2027-02-21', '2027-02-22') },
  { stay: nights('2027-02-25', '2027-02-27') },
];

/** A price that waits, and after which of the things that were done to its booking it was made. */
interface Waiting {
  readonly by: 'guest' | 'property';
  readonly done: number;
  readonly newTotal: number;
  readonly body: object;
}

// Shows docs/rules.md: What was agreed (Quotes, Overtaken changes).
describe.each(bothKinds)('changes in any order, on %s', (kind) => {
  const engine = openEngine(kind);
  const { paid, payRest, post, relay, view } = contractCalls(engine);
  restoreFiles(engine, 1760);
  beforeEach(async () => {
    await openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
    });
  });

  const ask = ({ bookingId }: Booked, path: string, payload: object): Promise<LightMyRequestResponse> =>
    engine.app.inject({
      method: 'POST',
      url: `/api/property/bookings/${bookingId}/${path}`,
      headers: { ...authorizationOf(engine, 1760), 'idempotency-key': randomUUID() },
      payload,
    });

  const quoted = async (booked: Booked, by: Waiting['by'], wish: object, done: number): Promise<Waiting | null> => {
    const asked =
      by === 'guest'
        ? await post(`bookings/${booked.bookingId}/modification-quote`, wish, booked.cookie)
        : await ask(booked, 'change-quote', wish);
    if (asked.statusCode !== 200) return null;
    const { quoteToken, due, refund, newTotal } = asked.json<
      Record<'due' | 'refund' | 'newTotal', number> & { quoteToken: string }
    >();
    return { by, done, newTotal, body: by === 'guest' ? { quoteToken, due, refund } : { quoteToken } };
  };
  const sent = (booked: Booked, { by, body }: Waiting): Promise<LightMyRequestResponse> =>
    by === 'guest'
      ? post(`bookings/${booked.bookingId}/modification`, body, booked.cookie)
      : ask(booked, 'change', body);

  it(
    'each is made where nothing was done since it was priced, costs what it was quoted, and is refused otherwise',
    async () => {
      const step = fc.tuple(
        fc.constantFrom('price', 'price', 'send', 'send', 'cash', 'letters') as fc.Arbitrary<string>,
        fc.constantFrom('guest', 'property') as fc.Arbitrary<Waiting['by']>,
        fc.nat({ max: 99 }),
      );
      const met = { made: 0, refused: 0 };
      let payments = 0;
      await fc.assert(
        fc
          .asyncProperty(fc.boolean(), fc.array(step, { minLength: 6, maxLength: 14 }), async (isPaid, steps) => {
            const booked = isPaid ? await paid(days) : await book(engine, { ...days, mode: 'at-property' });
            const waiting: Waiting[] = [];
            let done = 0;
            for (const [name, by, at] of [['price', 'guest', 1], ['price', 'property', 4], ...steps] as typeof steps) {
              if (name === 'price') {
                const one = await quoted(booked, by, wishes[at % wishes.length] ?? {}, done);
                if (one !== null) waiting.push(one);
              } else if (name === 'cash') {
                const { statusCode } = await ask(booked, 'payments', { amount: 100, method: 'cash' });
                if (statusCode === 200) done += 1;
              } else if (name === 'letters') await relay();
              const one = name === 'send' ? waiting[at % waiting.length] : undefined;
              if (one === undefined) continue;
              const before = await view(booked);
              const response = await sent(booked, one);
              const isOvertaken = one.done !== done;
              met[isOvertaken ? 'refused' : 'made'] += 1;
              expect(response.statusCode).toBe(isOvertaken ? 409 : 200);
              if (!isOvertaken) {
                done += 1;
                payments += 1;
                // What is due takes effect once it is paid.
                if ((await view(booked))['change'] !== null)
                  await payRest(booked, `pay_law${String(payments).padStart(10, '0')}`);
              }
              expect((await view(booked))['total']).toBe(isOvertaken ? before['total'] : one.newTotal);
            }
          })
          .afterEach(async () => {
            expect(await brokenInvariants(engine.deps.db)).toEqual({});
            await engine.reset();
          }),
        { numRuns: isNight ? 200 : 8 },
      );
      expect(Math.min(met.made, met.refused)).toBeGreaterThan(0);
    },
    isNight ? 3_600_000 : 240_000,
  );
});
