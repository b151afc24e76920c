import type { RoomBasis } from '@latchkey/booking-core/pricing';
import { bookingKey } from '../src/database/booking-key.ts';
import { describe, expect, it } from 'vitest';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { contractCalls, nights, openHouse, roomOn, setPrice } from './contract-house.ts';
import { restoreFiles } from './edit-hotel.ts';
import { openEngine } from './open-engine.ts';
import { propertyCalls } from './property-calls.ts';

// Shows docs/rules.md: Which price a night has.

const [checkIn, checkOut] = ['2027-02-20', '2027-02-22'] as const;
const month = { id: 'month', kind: 'long-stay', nights: 2, percent: 30 } as const;

describe('why a stay costs what it does', () => {
  const engine = openEngine();
  const { changeQuote, makeQuoted, paidFor, post, relay, view } = contractCalls(engine);
  const call = propertyCalls(engine);
  restoreFiles(engine, 1760);

  const house = (edit: (facts: HotelFacts) => void): Promise<void> =>
    openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000, 8000);
      for (const room of facts.rooms) {
        Object.assign(room, { maxPax: 5, maxBeds: 5, extraAdult: true, extraChild: true });
        for (const plan of Object.values(room.prices)) Object.assign(plan, { extraAdult: 4000, extraChild: 1000 });
      }
      edit(facts);
    });
  const bandsOf = (facts: HotelFacts): void => {
    facts.childBands = [
      { under: 6, price: 0 },
      { under: 12, percent: 50 },
    ];
    facts.promotions = [month];
  };
  const rooms = [{ ...roomOn('flexible'), childAges: [4, 8] }];
  const quoted = async (wanted: object) =>
    (await post('quotes', { hotelId: 1760, stay: nights(checkIn, checkOut), ...wanted })).json<{
      bill: { rooms: { basis?: RoomBasis }[]; discounts: object[] };
    }>().bill;
  const basisOf = async (wanted: object) => (await quoted(wanted)).rooms[0]?.basis;

  it('is told by the bands of its children and the terms of its offer: when it is priced, booked and mailed', async () => {
    await house(bandsOf);
    const parts = [
      { kind: 'room', guests: 2, amount: 20_000 },
      { kind: 'child-band', guests: 1, under: 6, amount: 0 },
      { kind: 'child-band', guests: 1, under: 12, percent: 50, amount: 4000 },
    ];
    const told = {
      rooms: [{ basis: { name: 'Courtyard King', parts } }],
      discounts: [{ promotionId: 'month', amount: 7200, offer: month }],
    };
    expect(await quoted({ rooms })).toMatchObject(told);
    const booked = await paidFor({ stay: nights(checkIn, checkOut), rooms });
    await relay();
    expect((await view(booked))['bill']).toMatchObject(told);
    const { bill } = await engine.deps.db
      .selectFrom('booking')
      .select('bill')
      .where('hotel_id', '=', 1760)
      .where('booking_id', '=', bookingKey(1760, booked.bookingId).booking_id)
      .executeTakeFirstOrThrow();
    // An engine of the release before sends the bill as it lies here, and would refuse what it does not know.
    expect(JSON.stringify(bill)).not.toMatch(/"(?:basis|offer)"/);
    const [mail] = engine.mails.filter(({ text }) => text.includes('extra guest’s price'));
    expect(mail?.text).toContain(
      'Courtyard King: Room for up to 2 guests: €200.00; child under 6: free; child under 12, 50% of an extra guest’s price: €40.00.',
    );
    expect(mail?.text).toContain('Offer for longer stays: 30% for stays of 2 nights or more.');
  });

  it('is told of what was agreed after the offer has become another, and of a change by both prices', async () => {
    await house(bandsOf);
    const booked = await paidFor({ stay: nights(checkIn, checkOut), rooms });
    await house((facts) => {
      bandsOf(facts);
      facts.promotions = [{ ...month, percent: 10 }];
      setPrice(facts, 12_000, 8000);
    });
    expect(await view(booked)).toMatchObject({ bill: { discounts: [{ offer: { percent: 30 } }] } });
    const [status, changed] = await changeQuote(booked, {
      stay: nights(checkIn, checkOut),
      rooms: [{ ...roomOn('flexible'), childAges: [4, 8, 9] }],
    });
    expect([status, changed['bill']]).toMatchObject([
      200,
      {
        rooms: [
          {
            basis: {
              parts: [
                { kind: 'room', amount: 20_000 },
                { kind: 'child-band', guests: 1, under: 6 },
                { kind: 'child-band', guests: 2, under: 12, amount: 8000 },
              ],
            },
          },
        ],
      },
    ]);
    expect((await makeQuoted(booked, changed)).statusCode).toBe(200);
  });

  it('is told by how many guests its price is for, and by what further ones cost', async () => {
    await house((facts) => {
      facts.childBands = [];
    });
    expect(await basisOf({ rooms: [{ ...roomOn('flexible'), adults: 1 }] })).toMatchObject({
      parts: [{ kind: 'room', guests: 1, amount: 16_000 }],
    });
    expect(await basisOf({ rooms: [{ ...roomOn('flexible'), adults: 3, childAges: [7] }] })).toMatchObject({
      parts: [
        { kind: 'room', guests: 2, amount: 20_000 },
        { kind: 'further-adult', guests: 1, amount: 8000 },
        { kind: 'further-child', guests: 1, amount: 2000 },
      ],
    });
  });

  it('is told by the plan it is derived from, unless a night of it was set by hand', async () => {
    await house((facts) => {
      for (const { prices } of facts.rooms) delete prices.saver;
      facts.ratePlans = facts.ratePlans.map((plan) =>
        plan.id === 'saver' ? { ...plan, derivedFrom: { ratePlanId: 'flexible', percent: -10 } } : plan,
      );
    });
    const saver = { rooms: [roomOn('saver')] };
    expect(await basisOf(saver)).toMatchObject({
      follows: { ratePlanId: 'flexible', percent: -10, name: expect.any(String) },
    });
    const set = { roomTypeId: 'courtyard-king', ratePlanId: 'saver', from: checkIn, to: checkIn };
    expect((await call('PUT', 'rates', { ...set, priceForPax: [{ pax: 2, price: 9500 }] })).statusCode).toBe(200);
    expect((await basisOf(saver))?.follows).toBeUndefined();
  });

  it('is told of hours by how many guests their price is for', async () => {
    await house((facts) => {
      for (const one of facts.rooms) {
        Object.assign(one, { hourly: { firstHour: 8, lastHour: 20, cleaningHours: 1 } });
        for (const price of Object.values(one.prices))
          price.hourly = [
            { hours: 3, pax: 1, price: 3000 },
            { hours: 3, pax: 2, price: 4500 },
          ];
      }
    });
    const stay = { kind: 'hours', date: checkIn, startHour: 10, hours: 3 };
    expect(await basisOf({ stay, rooms: [roomOn('flexible')] })).toMatchObject({
      parts: [{ kind: 'room', guests: 2, amount: 4500 }],
    });
  });
});
