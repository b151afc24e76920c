import { beforeEach, describe, expect, it } from 'vitest';
import { relayOutbox } from '../src/jobs/relay-outbox.ts';
import { tax } from './contract-house.ts';
import { editHotel, restoreFiles } from './edit-hotel.ts';
import { answer, guestCalls } from './guest-calls.ts';
import { book } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { reviseRequest } from '../src/features/reservations/property-acts/move-request.ts';
import { transact } from '../src/database/transact.ts';

// Shows docs/rules.md: What was agreed (Other price).

describe('a price agreed in place of the computed one', () => {
  const engine = openEngine();
  const { post, view } = guestCalls(engine);
  restoreFiles(engine, 2116);
  beforeEach(async () => {
    await editHotel(engine, 2116, ({ facts }) => {
      facts.convenienceFee = { kind: 'fixed', amount: 15_000 };
      facts.taxes = facts.taxes.slice(0, 1).map((tax) => ({ ...tax, tax: 13, inclusive: true, priceTo: null }));
      for (const room of facts.rooms)
        for (const price of Object.values(room.prices)) price.priceForPax = [{ pax: 2, price: 42_000 }];
    });
  });

  it('has its tax computed anew, in page and mail, and a change goes on from it', async () => {
    const { deps } = engine;
    const booked = await book(engine, { hotelId: 2116, mode: 'at-property' });
    expect(await view(booked)).toMatchObject({ total: 99_000, bill: { totalTax: 9664 } });
    const hotel = await deps.hotels.byId(2116);
    if (hotel === undefined) throw new Error('no hotel');
    await transact(deps.db, (tx) => reviseRequest(tx, hotel, booked.bookingId, 60_000, deps.clock(), 3_600_000));
    const accepted = await post(
      `bookings/${booked.bookingId}/price-revision`,
      { decision: 'accept', updatedPrice: 60_000 },
      booked.cookie,
    );
    // 13 % in 450.00: 51.77.
    expect(answer(accepted)).toMatchObject([
      200,
      { booking: { status: 'confirmed', total: 60_000, bill: { totalTax: 5177 }, priceAdjustment: -39_000 } },
    ]);
    while ((await relayOutbox(deps)) > 0);
    expect(engine.mails.some(({ text }) => text.includes('5,177'))).toBe(true);
    expect(engine.mails.some(({ text }) => text.includes('9,664'))).toBe(false);
    const stay = { kind: 'nights', checkIn: '2026-12-02', checkOut: '2026-12-04' };
    const quoted = async (more: object): Promise<unknown> =>
      answer(await post(`bookings/${booked.bookingId}/modification-quote`, { stay, ...more }, booked.cookie));
    expect(await quoted({})).toMatchObject([200, { newTotal: 60_000, difference: 0 }]);
    expect(await quoted({ addons: [{ addonId: 'airport-car', quantity: 1 }] })).toMatchObject([
      200,
      { difference: 1200 },
    ]);
  });

  it('of 31,690 is what the stay costs after a night more and a night less', async () => {
    const price = 31_690;
    await editHotel(engine, 2116, ({ facts }) => {
      facts.convenienceFee = null;
      facts.taxes = [
        tax({ id: 'vat', tax: 7, index: 1 }),
        tax({ id: 'city', taxType: 'fixed', tax: 400, per: 'person', index: 2 }),
      ];
      for (const room of facts.rooms)
        for (const one of Object.values(room.prices)) one.priceForPax = [{ pax: 2, price: 13_966 }];
    });
    const { deps } = engine;
    const booked = await book(engine, { hotelId: 2116, mode: 'at-property' });
    const hotel = await deps.hotels.byId(2116);
    if (hotel === undefined) throw new Error('no hotel');
    await transact(deps.db, (tx) => reviseRequest(tx, hotel, booked.bookingId, price, deps.clock(), 3_600_000));
    const decision = { decision: 'accept', updatedPrice: price };
    await post(`bookings/${booked.bookingId}/price-revision`, decision, booked.cookie);
    const to = async (checkOut: string): Promise<unknown> => {
      const stay = { kind: 'nights', checkIn: '2026-12-02', checkOut };
      const path = `bookings/${booked.bookingId}/modification`;
      const [status, quoted] = answer(await post(`${path}-quote`, { stay }, booked.cookie));
      expect([status, quoted]).toMatchObject([200, {}]);
      const { quoteToken, due, refund } = quoted;
      expect((await post(path, { quoteToken, due, refund }, booked.cookie)).statusCode).toBe(200);
      return (await view(booked))['total'];
    };
    expect(await to('2026-12-05')).toBeGreaterThan(price + 13_966);
    expect(await to('2026-12-04')).toBe(price);
  });
});
