import type { PropertyFolio } from '@latchkey/api-contract/types';
import { expect } from 'vitest';
import { guestCalls } from './guest-calls.ts';
import type { Booked } from './journeys.ts';
import type { PropertyCall } from './property-calls.ts';
import type { TestEngine } from './test-engine.ts';

/** One act on a stay: how much of it, from 1 to 100, and the stay beside it that may take part. */
export type FolioAct = (booked: Booked, part: number, beside: Booked) => Promise<unknown>;

/** Each act by which guests and the desk change the account of a stay, by its name in a counterexample. */
export function folioActs(engine: TestEngine, call: PropertyCall): Readonly<Record<string, FolioAct>> {
  const at = async ({ bookingId }: Booked, what: string, payload: object = {}): Promise<number> =>
    (await call('POST', `bookings/${bookingId}/${what}`, payload)).statusCode;
  const folioOf = async ({ bookingId }: Booked): Promise<PropertyFolio> =>
    (await call('GET', `bookings/${bookingId}/folio`)).json<PropertyFolio>();
  const some = (of: number, part: number): number => Math.max(1, Math.round((of * part) / 100));
  const oneOf = <T>(list: readonly T[], part: number): T | undefined => list[Math.floor((part / 101) * list.length)];

  return {
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
    'stays fewer nights, or more': async ({ bookingId }, part) => {
      const change = { stay: { kind: 'nights', checkIn: '2026-12-02', checkOut: `2026-12-0${3 + (part % 3)}` } };
      const quoted = await call('POST', `bookings/${bookingId}/change-quote`, change);
      const { quoteToken } = quoted.json<{ quoteToken?: string }>();
      return quoteToken === undefined ? null : call('POST', `bookings/${bookingId}/change`, { quoteToken });
    },
    'leaves early': async (stay, part) => {
      const { options = [] } = (await call('GET', `bookings/${stay.bookingId}/departure/early`)).json<{
        options?: { keep: string; charged: number }[];
      }>();
      const early = oneOf(options, part);
      if (early === undefined) return null;
      const { keep, charged } = early;
      return at(stay, 'departure/early', { early: { keep, charged }, owing: { reason: 'Left at night' } });
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
}
