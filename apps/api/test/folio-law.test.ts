import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireReportAlike, requireVoucherAlike } from './account-in-mails.ts';
import { databaseKinds } from './database-kinds.ts';
import { folioActs } from './folio-acts.ts';
import { requireInvariants } from './invariants.ts';
import { book, completeByRazorpay, openOrder } from './journeys.ts';
import { isNight } from './night.ts';
import { requireOneAccount } from './one-account.ts';
import { openEngine } from './open-engine.ts';
import { propertyCalls } from './property-calls.ts';

/** A night's walks are more than ten thousand acts on each database. */
const walks = isNight ? 900 : 3;

describe.each(databaseKinds)('the folios of two stays, on %s', (kind) => {
  const engine = openEngine(kind);
  const call = propertyCalls(engine);
  const acts = folioActs(engine, call);

  const steps = fc.array(
    fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.integer({ min: 1, max: 100 }), fc.boolean()),
    { minLength: 6, maxLength: 18 },
  );

  // Shows docs/rules.md: The account of a stay (One account, What is owed, Between stays, Check-out).
  it(
    'add up after whatever guests and the desk do, and everybody reads the same of them',
    async () => {
      const met = new Set<string>();
      let vouchers = 0;
      await fc.assert(
        fc
          .asyncProperty(fc.boolean(), steps, async (isPaidOnline, chosen) => {
            const dates = { checkIn: '2026-12-02', checkOut: '2026-12-04' };
            const first = await book(engine, { ...dates, mode: isPaidOnline ? 'online' : 'at-property' });
            if (isPaidOnline)
              await completeByRazorpay(engine, first.bookingId, await openOrder(engine, first.bookingId));
            const second = await book(engine, { ...dates, mode: 'at-property' });
            engine.pass(Date.parse('2026-12-02T12:00:00Z') - engine.deps.clock().getTime());
            for (const [name, part, isOther] of chosen) {
              met.add(name);
              await acts[name]?.(isOther ? second : first, part, isOther ? first : second);
              await requireOneAccount(engine, call, first);
              await requireOneAccount(engine, call, second);
              await requireInvariants(engine.deps.db);
            }
            await requireReportAlike(call, [first, second]);
            for (const stay of [first, second]) if (await requireVoucherAlike(engine, call, stay)) vouchers += 1;
          })
          .beforeEach(() => engine.reset()),
        // Of this one a voucher can be sent again at the end.
        { numRuns: walks, examples: [[false, [['has something from the bar', 30, false]]]] },
      );
      expect(vouchers).toBeGreaterThan(0);
      // A few walks may not come by every act; a whole night's do.
      expect(Object.keys(acts).filter((name) => isNight && !met.has(name))).toEqual([]);
    },
    isNight ? 3_600_000 : 120_000,
  );
});
