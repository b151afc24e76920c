import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingAtDesk, EarlyDeparture, PropertyFolio } from '@latchkey/api-contract/types';
import { colleagueAtDesk, ownerAtDesk } from '../../../../test/desk.ts';
import { editHotel, restoreFiles } from '../../../../test/edit-hotel.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { brokenInvariants } from '../../../../test/invariants.ts';
import { book, type Booked } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { propertyCalls } from '../../../../test/property-calls.ts';

// Shows docs/rules.md: Cancellation fees (Early departure); The account of a stay (Check-out).
describe('a guest who leaves before the stay ends', () => {
  const engine = openEngine();
  const { paid, view, relay } = guestCalls(engine);
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
  // A night is 4,800 with 480 VAT and 500 of city tax: four are 23,120, one is 5,780. Of the three others 15,840 can be
  // kept, since their city tax falls away, and half of that is by the terms.
  const [booked, oneNight, most, byTerms] = [23_120, 5780, 15_840, 7920];

  const until = (moment: string): void => engine.pass(new Date(moment).getTime() - engine.deps.clock().getTime());
  const at = (stay: Booked, what: string, payload: object = {}) =>
    call('POST', `bookings/${stay.bookingId}/${what}`, payload);
  const quoteOf = async (stay: Booked, query = ''): Promise<EarlyDeparture> =>
    (await call('GET', `bookings/${stay.bookingId}/departure/early${query}`)).json();
  const sumsOf = async (stay: Booked, query = '') =>
    (await quoteOf(stay, query)).options.map((one) => [one.keep, one.charged, one.toPay, one.toGiveBack, one.online]);
  const folioOf = async (stay: Booked): Promise<PropertyFolio> =>
    (await call('GET', `bookings/${stay.bookingId}/folio`)).json();
  const atDeskNow = async (stay: Booked): Promise<BookingAtDesk> =>
    (await call('GET', `bookings/${stay.bookingId}`)).json();
  const stays = { checkIn: '2026-12-07', checkOut: '2026-12-11' };
  const inHouse = async (make: () => Promise<Booked>): Promise<Booked> => {
    const stay = await make();
    until('2026-12-07T10:00:00Z');
    expect((await at(stay, 'arrival')).statusCode).toBe(200);
    until('2026-12-08T03:00:00Z');
    return stay;
  };
  const unpaid = (): Promise<Booked> => inHouse(() => book(engine, { ...stays, mode: 'at-property' }));
  const paidAhead = (): Promise<Booked> => inHouse(() => paid(stays));
  const freeOn = async (date: string): Promise<number | undefined> => {
    const rows = await engine.deps.db
      .selectFrom('booking_line')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('date', '=', date as never)
      .where('night', '=', true)
      .executeTakeFirst();
    return rows === undefined ? undefined : Number(rows.count);
  };

  it('is shown what each choice comes to, by the terms that were agreed', async () => {
    const stay = await unpaid();
    expect(await quoteOf(stay)).toMatchObject({ currency: 'INR', booked, most });
    expect(await sumsOf(stay)).toEqual([
      ['terms', oneNight + byTerms, oneNight + byTerms, 0, 0],
      ['nothing', oneNight, oneNight, 0, 0],
      ['all', oneNight + most, oneNight + most, 0, 0],
    ]);
    expect((await sumsOf(stay, '?sum=1000')).at(-1)).toEqual(['sum', 6780, 6780, 0, 0]);
    expect(await sumsOf(stay, `?sum=${most + 1}`)).toHaveLength(3);
  });

  it('pays by the terms in one act: price, money, nights and departure, once however often it is pressed', async () => {
    const stay = await unpaid();
    expect(await freeOn('2026-12-09')).toBe(1);
    const { lastEvent } = await atDeskNow(stay);
    const key = randomUUID();
    const early = { keep: 'terms', charged: oneNight + byTerms };
    const press = () =>
      engine.app.inject({
        method: 'POST',
        url: `/api/property/bookings/${stay.bookingId}/departure/early`,
        headers: { cookie: desk.cookie, 'latchkey-hotel': '1760', 'idempotency-key': key },
        payload: { early, payment: { method: 'card-terminal' } },
      });
    const desk = await ownerAtDesk(engine);
    const both = await Promise.all([press(), press()]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await view(stay)).toMatchObject({ paymentStatus: 'paid', total: oneNight, kept: byTerms });
    const folio = await folioOf(stay);
    expect(folio.balance).toMatchObject({ charges: oneNight + byTerms, paid: oneNight + byTerms, toPay: 0 });
    expect(folio.lines.filter(({ kind }) => kind === 'night')).toHaveLength(1);
    expect(folio.lines.filter(({ kind, subject }) => kind === 'tax' && subject.id === 'city')).toMatchObject([
      { amount: 500 },
    ]);
    expect(await freeOn('2026-12-09')).toBe(0);
    const journal = await desk.call('GET', `journal?booking=${stay.bookingId}`);
    const lines = journal.json<{ lines: { operation: string; after?: object }[] }>().lines;
    expect(lines.filter(({ operation }) => operation === 'departEarly')).toHaveLength(1);
    const [payment] = (await atDeskNow(stay)).propertyPayments ?? [];
    expect((await at(stay, `payments/${payment?.paymentId}/take-back`)).statusCode).toBe(200);
    expect((await folioOf(stay)).balance).toMatchObject({ toPay: oneNight + byTerms });
    expect(lastEvent).toBeLessThan((await atDeskNow(stay)).lastEvent);
    await relay();
    expect(await brokenInvariants(engine.deps.db)).toEqual({});
  });

  it('who paid online gets the rest back through the gateway, and nothing at the counter', async () => {
    const stay = await paidAhead();
    const back = booked - oneNight - byTerms;
    expect((await sumsOf(stay))[0]).toEqual(['terms', oneNight + byTerms, 0, 0, back]);
    const left = await at(stay, 'departure/early', { early: { keep: 'terms', charged: oneNight + byTerms } });
    expect(left.statusCode).toBe(200);
    expect(await folioOf(stay)).toMatchObject({ onItsWay: { online: back, atProperty: 0 } });
    await relay();
    expect((await folioOf(stay)).balance).toMatchObject({ givenBack: back, balance: 0 });
    expect(await brokenInvariants(engine.deps.db)).toEqual({});
  });

  it('who paid in cash is handed the rest with it, and does not leave without', async () => {
    const stay = await unpaid();
    await at(stay, 'payments', { amount: booked, method: 'cash' });
    const early = { keep: 'nothing', charged: oneNight };
    expect((await sumsOf(stay))[1]).toEqual(['nothing', oneNight, 0, booked - oneNight, 0]);
    const refused = await at(stay, 'departure/early', { early });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { code: 'owes', currency: 'INR', toPay: 0, toGiveBack: booked - oneNight },
    ]);
    expect(await view(stay)).toMatchObject({ total: booked, leftAt: null });
    expect((await at(stay, 'departure/early', { early, givenBack: { method: 'cash' } })).statusCode).toBe(200);
    expect((await folioOf(stay)).balance).toMatchObject({
      charges: oneNight,
      givenBack: booked - oneNight,
      balance: 0,
    });
  });

  it('costs what was on the folio beside it, too', async () => {
    const stay = await paidAhead();
    await at(stay, 'folio/lines', { kind: 'extra', name: 'Bar', amount: 1000 });
    expect((await sumsOf(stay))[1]).toEqual(['nothing', oneNight, 0, 0, booked - oneNight - 1000]);
  });

  it('is charged what was shown, never more than the nights cost, and with a reason where the sum is the house’s own', async () => {
    const stay = await unpaid();
    const owing = { reason: 'The company pays' };
    const press = async (early: object): Promise<[number, object]> => {
      const reply = await at(stay, 'departure/early', { early, owing });
      return [reply.statusCode, reply.json<{ code: string }>()];
    };
    expect(await press({ keep: 'terms', charged: oneNight })).toEqual([409, { code: 'changed' }]);
    const tooMuch = { keep: 'sum', sum: most + 1, why: 'Noise', charged: oneNight + most + 1 };
    expect(await press(tooMuch)).toEqual([409, { code: 'keep_too_high' }]);
    expect((await press({ keep: 'sum', sum: 10, charged: oneNight + 10 }))[0]).toBe(400);
    until('2026-12-09T03:00:00Z');
    expect(await press({ keep: 'nothing', charged: oneNight })).toEqual([409, { code: 'changed' }]);
    const own = { keep: 'sum', sum: 1000, why: 'Half a day of the third night', charged: 2 * oneNight + 1000 };
    expect((await press(own))[0]).toBe(200);
    expect(await folioOf(stay)).toMatchObject({ balance: { toPay: 2 * oneNight + 1000 }, leftOwing: owing });
  });

  it('is charged by the terms by reception, which asks above its bound', async () => {
    const stay = await unpaid();
    const owner = await ownerAtDesk(engine);
    const reception = await colleagueAtDesk(engine, owner, 'reception');
    await owner.call('PUT', 'bounds', { pricePercent: 10, refund: null });
    const press = (early: object) =>
      reception.call('POST', `bookings/${stay.bookingId}/departure/early`, { early, payment: { method: 'cash' } });
    const refused = await press({ keep: 'nothing', charged: oneNight });
    expect([refused.statusCode, refused.json()]).toEqual([403, { code: 'above_bound' }]);
    expect((await press({ keep: 'terms', charged: oneNight + byTerms })).statusCode).toBe(200);
  });

  it('is in the house again at the price of before, where the departure is taken back', async () => {
    const stay = await paidAhead();
    const back = booked - oneNight - byTerms;
    await at(stay, 'departure/early', { early: { keep: 'terms', charged: oneNight + byTerms } });
    await relay();
    expect((await call('DELETE', `bookings/${stay.bookingId}/departure`)).statusCode).toBe(200);
    expect(await view(stay)).toMatchObject({ total: booked, kept: 0, leftAt: null });
    expect((await folioOf(stay)).balance).toMatchObject({ charges: booked, toPay: back });
    expect(await freeOn('2026-12-09')).toBe(1);
    expect(await brokenInvariants(engine.deps.db)).toEqual({});
  });

  it('is no early departure on the last day, or before anybody came', async () => {
    const stay = await book(engine, { ...stays, mode: 'at-property' });
    const quote = await call('GET', `bookings/${stay.bookingId}/departure/early`);
    expect([quote.statusCode, quote.json()]).toEqual([409, { code: 'not_arrived' }]);
    until('2026-12-07T10:00:00Z');
    await at(stay, 'arrival');
    until('2026-12-11T03:00:00Z');
    expect((await quoteOf(stay)).options).toEqual([]);
    const early = { keep: 'nothing', charged: booked };
    expect((await at(stay, 'departure/early', { early })).json()).toEqual({ code: 'changed' });
  });
});
