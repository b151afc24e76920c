import { beforeEach, describe, expect, it } from 'vitest';
import type { EarlyDeparture, PropertyFolio } from '@latchkey/api-contract/types';
import { editHotel, restoreFiles } from '../../../../test/edit-hotel.ts';
import { brokenInvariants } from '../../../../test/invariants.ts';
import { book, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';

// Shows docs/rules.md: The account of a stay (Payers after a change).
describe('the payers of a stay whose price changes', () => {
  const engine = openEngine();
  const call = propertyCalls(engine);
  restoreFiles(engine, 1760);
  beforeEach(() =>
    editHotel(engine, 1760, ({ facts }) => {
      const plain = { level: 'room', index: 0, useIndex: null, priceFrom: null, priceTo: null } as const;
      const always = { validFrom: null, validTo: null, inclusive: false };
      facts.taxes = [
        { ...plain, ...always, id: 'city', name: 'City Tax', taxType: 'fixed', tax: 500 },
        { ...plain, ...always, id: 'vat', name: 'VAT', taxType: 'percentage', tax: 10 },
      ];
      for (const plan of facts.ratePlans)
        Object.assign(plan, {
          cancellation: [{ hoursBeforeCheckIn: 0, percent: 50 }],
          penalties: { checkInDayPercent: 50, noShowPercent: 80 },
        });
    }),
  );
  // A night is 4,800 with 480 VAT and 500 of city tax. The company has four nights and their VAT, the guest the city tax.
  const night = 5280;
  const city = 500;

  const until = (moment: string): void => engine.pass(new Date(moment).getTime() - engine.deps.clock().getTime());
  const at = ({ bookingId }: Booked, what: string, payload: object = {}) =>
    call('POST', `bookings/${bookingId}/${what}`, payload);
  const folioOf = async ({ bookingId }: Booked): Promise<PropertyFolio> =>
    (await call('GET', `bookings/${bookingId}/folio`)).json();
  const sumsOf = async (stay: Booked): Promise<readonly number[]> =>
    (await folioOf(stay)).payers.map(({ balance }) => balance.balance);
  const ofCompany = async (): Promise<Booked> => {
    const stay = await book(engine, { mode: 'at-property', checkIn: '2026-12-07', checkOut: '2026-12-11' });
    await at(stay, 'folio/payers', { kind: 'company', name: 'Acme Ltd', address: 'MG Road 1' });
    const { lines, payers } = await folioOf(stay);
    const lineIds = lines.filter(({ kind }) => kind === 'night').map(({ id }) => id);
    await at(stay, 'folio/moves', { from: 'guest', to: payers[1]?.payerId, what: { lineIds } });
    expect(await sumsOf(stay)).toEqual([4 * city, 4 * night]);
    return stay;
  };
  const inHouse = async (): Promise<Booked> => {
    const stay = await ofCompany();
    until('2026-12-07T10:00:00Z');
    await at(stay, 'arrival');
    until('2026-12-08T03:00:00Z');
    return stay;
  };
  const leaveEarly = async (stay: Booked, keep: 'nothing' | 'terms' | 'all') => {
    const { options }: EarlyDeparture = (await call('GET', `bookings/${stay.bookingId}/departure/early`)).json();
    const charged = options.find((one) => one.keep === keep)?.charged;
    return at(stay, 'departure/early', { early: { keep, charged }, owing: { reason: 'The company pays' } });
  };

  it.each([
    ['nothing', 0],
    ['terms', 7920],
    ['all', 15_840],
  ] as const)(
    'who pays the nights pays those that were stayed, and what is kept of the others: %s',
    async (keep, fee) => {
      const stay = await inHouse();
      expect((await leaveEarly(stay, keep)).statusCode).toBe(200);
      expect(await sumsOf(stay)).toEqual([city, night + fee]);
      expect(await brokenInvariants(engine.deps.db)).toEqual({});
    },
  );

  it('a departure that is taken back gives each payer back what was there before', async () => {
    const stay = await inHouse();
    await leaveEarly(stay, 'terms');
    expect((await call('DELETE', `bookings/${stay.bookingId}/departure`)).statusCode).toBe(200);
    expect(await sumsOf(stay)).toEqual([4 * city, 4 * night]);
    expect((await leaveEarly(stay, 'nothing')).statusCode).toBe(200);
    expect(await sumsOf(stay)).toEqual([city, night]);
  });

  it('what the property takes off the price is taken off whoever pays it', async () => {
    const stay = await ofCompany();
    expect((await at(stay, 'payments', { amount: 10_000, method: 'cash' })).statusCode).toBe(200);
    expect((await at(stay, 'refunds', { amount: 3300 })).statusCode).toBe(200);
    const { payers } = await folioOf(stay);
    expect(payers.map(({ balance }) => balance.charges)).toEqual([4 * city, 4 * night - 3300]);
    expect(await brokenInvariants(engine.deps.db)).toEqual({});
  });

  it('another stay of the same nights is paid as before, and a new night by whoever booked', async () => {
    const stay = await ofCompany();
    const change = (checkOut: string) => ({ stay: { kind: 'nights', checkIn: '2026-12-07', checkOut } });
    // The fifth is a Friday: 5,280 with 528 VAT.
    for (const [checkOut, sums] of [
      ['2026-12-12', [5 * city + 5808, 4 * night]],
      ['2026-12-09', [2 * city, 2 * night]],
    ] as const) {
      const quoted = await at(stay, 'change-quote', change(checkOut));
      const { quoteToken } = quoted.json<{ quoteToken: string }>();
      expect((await at(stay, 'change', { quoteToken })).statusCode).toBe(200);
      expect(await sumsOf(stay)).toEqual(sums);
    }
  });
});
