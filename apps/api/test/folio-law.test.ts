import type { PropertyFolio } from '@latchkey/api-contract/types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireReportAlike, requireVoucherAlike } from './account-in-mails.ts';
import { databaseKinds } from './database-kinds.ts';
import { guestCalls } from './guest-calls.ts';
import { requireInvariants } from './invariants.ts';
import { book, completeByRazorpay, openOrder, type Booked } from './journeys.ts';
import { isNight } from './night.ts';
import { requireOneAccount } from './one-account.ts';
import { openEngine } from './open-engine.ts';
import { propertyCalls } from './property-calls.ts';

type Act = (booked: Booked, part: number, beside: Booked) => Promise<unknown>;

/** A night's walks are more than ten thousand acts on each database. */
const walks = isNight ? 900 : 3;

describe.each(databaseKinds)('the folios of two stays, on %s', (kind) => {
  const engine = openEngine(kind);
  const call = propertyCalls(engine);
  const at = async ({ bookingId }: Booked, what: string, payload: object = {}): Promise<number> =>
    (await call('POST', `bookings/${bookingId}/${what}`, payload)).statusCode;
  const folioOf = async ({ bookingId }: Booked): Promise<PropertyFolio> =>
    (await call('GET', `bookings/${bookingId}/folio`)).json<PropertyFolio>();
  const some = (of: number, part: number): number => Math.max(1, Math.round((of * part) / 100));
  const oneOf = <T>(list: readonly T[], part: number): T | undefined => list[Math.floor((part / 101) * list.length)];

  const acts: Readonly<Record<string, Act>> = {
    'has something from the bar': (stay, part) =>
      at(stay, 'folio/lines', { kind: 'extra', name: 'Bar', amount: part * 10, tax: { name: 'GST', percent: 5 } }),
    'pays a fee': (stay, part) => at(stay, 'folio/lines', { kind: 'fee', name: 'Late check-out', amount: part }),
    'has something taken off': (stay, part) =>
      at(stay, 'folio/lines', { kind: 'adjustment', amount: -part * 5, reason: 'Cold water' }),
    'has a line taken back': async (stay, part) => {
      const own = (await folioOf(stay)).lines.filter(({ source }) => source === 'posted');
      const one = oneOf(own, part);
      return one === undefined ? null : at(stay, `folio/lines/${one.id}/reversal`, { reason: 'A slip' });
    },
    'has a company pay a part': async (stay, part) => {
      await at(stay, 'folio/payers', { kind: 'company', name: 'Acme Ltd' });
      const { payers } = await folioOf(stay);
      return at(stay, 'folio/moves', { from: 'guest', to: payers.at(-1)?.payerId, what: { percent: part } });
    },
    'gives a charge to the stay beside': async (stay, part, beside) => {
      const line = oneOf((await folioOf(stay)).lines, part);
      const payload = { lineIds: [line?.id ?? ''], toBooking: beside.bookingId, reason: 'Next door' };
      return at(stay, 'folio/transfers', payload);
    },
    'pays in cash': async (stay, part) =>
      at(stay, 'payments', { amount: some((await folioOf(stay)).balance.toPay, part), method: 'cash' }),
    'has a payment taken back': async (stay, part) => {
      const booking = (await call('GET', `bookings/${stay.bookingId}`)).json<{
        propertyPayments?: { paymentId: string }[];
      }>();
      const one = oneOf(booking.propertyPayments ?? [], part);
      return one === undefined ? null : at(stay, `payments/${one.paymentId}/take-back`);
    },
    'gets a part back': async (stay, part) =>
      at(stay, 'refunds', { amount: some((await folioOf(stay)).balance.paid, part) }),
    'is given what is owed': (stay) => at(stay, 'given-back', { method: 'cash' }),
    'sees its refunds made': () => guestCalls(engine).relay(),
    arrives: (stay) => at(stay, 'arrival'),
    'leaves and settles': (stay) =>
      at(stay, 'departure', { payment: { method: 'card-terminal' }, givenBack: { method: 'cash' } }),
    'leaves owing': (stay) => at(stay, 'departure', { owing: { reason: 'The company pays' } }),
    'leaves without a word': async (stay) => {
      const { balance, onItsWay } = await folioOf(stay);
      const isOwed = balance.toPay > 0 || onItsWay.atProperty > 0;
      const { leftAt, acts: open } = (await call('GET', `bookings/${stay.bookingId}`)).json<{
        leftAt: string | null;
        acts: string[];
      }>();
      const status = await at(stay, 'departure');
      expect(leftAt === null && open.includes('check_out') && isOwed ? status : 409).toBe(409);
    },
    'has not left': ({ bookingId }) => call('DELETE', `bookings/${bookingId}/departure`),
    'does not come': (stay) => at(stay, 'no-show'),
    'comes after all': (stay) => at(stay, 'no-show/undo'),
    'is cancelled by the property': async (stay, part) =>
      part < 80 ? null : at(stay, 'cancellation', { refund: part }),
  };

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
