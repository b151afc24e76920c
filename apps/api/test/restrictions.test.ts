import type { LocalDate } from '@latchkey/booking-core/dates';
import { describe, expect, it } from 'vitest';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { contractCalls, nights, openHouse, setPrice } from './contract-house.ts';
import { restoreFiles } from './edit-hotel.ts';
import { openEngine } from './open-engine.ts';
import { answerOf, propertyCalls } from './property-calls.ts';

// Shows docs/rules.md: Which stays are sold.

interface Day {
  readonly date: string;
  readonly price: number | null;
  readonly availability: string;
  readonly minStay: number;
  readonly noArrival?: true;
  readonly noDeparture?: true;
}

// 2027-02-20 is a Saturday.
const saturday = '2027-02-20';
const after = (days: number, date = saturday): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
const plan = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible' };
const couple = { adults: 2, childAges: [] as number[], infants: 0 };

describe('a stay that a restriction keeps out', () => {
  const engine = openEngine();
  const { changeQuote, paid, post, until } = contractCalls(engine);
  const call = propertyCalls(engine);
  restoreFiles(engine, 1760);
  const house = (restrictions: HotelFacts['restrictions'] = []): Promise<void> =>
    openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      facts.restrictions = restrictions;
      facts.rooms = facts.rooms.filter(({ id }) => id === plan.roomTypeId);
      for (const { prices } of facts.rooms) delete prices.saver;
    });

  const quoted = async (checkIn: string, checkOut: string): Promise<string | number> => {
    const reply = await post('quotes', {
      hotelId: 1760,
      stay: nights(checkIn, checkOut),
      rooms: [{ ...plan, ...couple }],
    });
    const body = reply.json<{ code?: string; bill?: { total: number } }>();
    return body.code ?? body.bill?.total ?? Number.NaN;
  };
  const found = async (checkIn: string, checkOut: string): Promise<number> => {
    const { rooms } = (
      await engine.app.inject(`/api/hotels/1760/availability?checkIn=${checkIn}&checkOut=${checkOut}&adults=2`)
    ).json<{ rooms: { availableRooms: number }[] }>();
    return rooms.filter(({ availableRooms }) => availableRooms > 0).length;
  };
  const searched = async (checkIn: string, checkOut: string): Promise<object | undefined> => {
    const { hotels } = (
      await engine.app.inject(`/api/hotel-search?checkIn=${checkIn}&checkOut=${checkOut}&adults=2`)
    ).json<{ hotels: { id: number; stay: object }[] }>();
    return hotels.find(({ id }) => id === 1760)?.stay;
  };
  /** Search, hotel page and quote say the same. */
  const isSold = async (checkIn: string, checkOut: string): Promise<boolean> => {
    const [quote, rooms, stay] = [
      await quoted(checkIn, checkOut),
      await found(checkIn, checkOut),
      await searched(checkIn, checkOut),
    ];
    const said = [quote !== 'not_for_sale', rooms > 0, (stay as { kind: string }).kind === 'free'];
    expect(new Set(said).size, `${checkIn} to ${checkOut}: ${quote}, ${rooms}, ${JSON.stringify(stay)}`).toBe(1);
    return said[0] === true;
  };
  const calendar = async (from: string, days: number): Promise<Day[]> =>
    (await engine.app.inject(`/api/hotels/1760/calendar?from=${from}&days=${days}`)).json<{ days: Day[] }>().days;

  it('ends on a day that is closed to departure, set by hand, and given back to the rule', async () => {
    await house();
    const span = { ...plan, from: after(2), to: after(2) };
    expect(answerOf(await call('PUT', 'restrictions', { ...span, closedToDeparture: true }))).toEqual([
      200,
      { nights: 1 },
    ]);
    expect([
      await quoted(saturday, after(2)),
      await quoted(saturday, after(3)),
      await quoted(after(2), after(3)),
    ]).toEqual(['not_for_sale', 30_000, 10_000]);
    const { overrides } = (await call('GET', 'overrides')).json<{ overrides: object[] }>();
    expect(overrides).toMatchObject([{ field: 'closedToDeparture', value: true, rule: false }]);
    await call('POST', 'overrides/clearing', { ...span, fields: ['closedToDeparture'] });
    expect(await quoted(saturday, after(2))).toBe(20_000);
  });

  it('ends on a day that sells nothing and is closed to departure all the same', async () => {
    await house();
    const span = { ...plan, from: after(2), to: after(2) };
    await call('PUT', 'restrictions', { ...span, closed: true, closedToDeparture: true });
    expect(await isSold(saturday, after(2))).toBe(false);
    expect(await isSold(saturday, after(1))).toBe(true);
  });

  it('is not from Saturday to Saturday, where the house asks for that', async () => {
    await house([{ id: 'weeks', arrivalDays: ['sat'], departureDays: ['sat'] }]);
    expect([
      await isSold(saturday, after(7)),
      await isSold(saturday, after(10)),
      await isSold(after(1), after(8)),
      await isSold(saturday, after(14)),
    ]).toEqual([true, false, false, true]);
    expect(await searched(saturday, after(3))).toEqual({ kind: 'min_stay', nights: 7 });
    const days = await calendar(saturday, 8);
    expect(days.map(({ noArrival, noDeparture }) => [noArrival ?? false, noDeparture ?? false])).toEqual([
      [false, false],
      ...Array.from({ length: 6 }, () => [true, true]),
      [false, false],
    ]);
    expect(days[0]).toMatchObject({ price: 10_000, availability: 'open', minStay: 7 });
    expect(days[1]).toMatchObject({ price: null, availability: 'open' });
  });

  it('is told of by the plan that is sold, not by one on which nobody arrives', async () => {
    await openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      facts.rooms = facts.rooms.filter(({ id }) => id === plan.roomTypeId);
      facts.restrictions = [
        { id: 'closed', ratePlanIds: ['flexible'], closedToArrival: true },
        { id: 'long', ratePlanIds: ['saver'], minStay: 3 },
      ];
    });
    expect((await calendar(saturday, 1))[0]).toMatchObject({ availability: 'open', minStay: 3 });
    expect([(await found(saturday, after(1))) > 0, (await found(saturday, after(3))) > 0]).toEqual([false, true]);
  });

  it('has a night that asks for longer or shorter stays, wherever it begins', async () => {
    await house([{ id: 'fair', on: [after(2) as LocalDate], minStayThrough: 3, maxStayThrough: 4 }]);
    expect([
      await isSold(saturday, after(2)),
      await isSold(after(1), after(3)),
      await isSold(after(1), after(4)),
      await isSold(saturday, after(5)),
    ]).toEqual([true, false, true, false]);
    expect((await calendar(after(2), 1))[0]).toMatchObject({ minStay: 3, price: 10_000 });
  });

  it('is shorter or longer than its arrival asks for', async () => {
    await house([{ id: 'all', minStay: 2, maxStay: 3 }]);
    expect([
      await isSold(saturday, after(1)),
      await isSold(saturday, after(2)),
      await isSold(saturday, after(3)),
      await isSold(saturday, after(4)),
    ]).toEqual([false, true, true, false]);
  });

  it('is of a length that its arrival does not name, by file and by hand', async () => {
    await house([
      { id: 'pattern', on: [saturday as LocalDate], stayLengths: [7, 2, 4] },
      { id: 'flexible', ratePlanIds: ['flexible'], weekdays: ['sat'], stayLengths: [2, 3, 4, 7] },
    ]);
    const sold = async (from = saturday): Promise<boolean[]> =>
      Promise.all([1, 2, 3, 4, 5, 6, 7].map((length) => isSold(from, after(length, from))));
    expect(await sold()).toEqual([false, true, false, true, false, false, true]);
    // Only stays that begin on the night are held to it.
    expect(await sold(after(-1))).toEqual([true, true, true, true, true, true, true]);
    expect((await calendar(saturday, 1))[0]).toMatchObject({ minStay: 2, price: 10_000 });
    expect(await searched(saturday, after(1))).toEqual({ kind: 'min_stay', nights: 2 });
    const span = { roomTypeId: plan.roomTypeId, from: saturday, to: saturday };
    expect(answerOf(await call('PUT', 'restrictions', { ...span, stayLengths: [3] }))).toEqual([200, { nights: 1 }]);
    expect(await sold()).toEqual([false, false, true, false, false, false, false]);
    expect((await calendar(saturday, 1))[0]).toMatchObject({ minStay: 3 });
    await call('PUT', 'restrictions', { ...span, stayLengths: null });
    expect(await sold()).toEqual([true, true, true, true, true, true, true]);
  });

  it('is booked too late or too early, by plan and by hand', async () => {
    await house([{ id: 'plan', ratePlanIds: ['flexible'], minAdvanceDays: 3, maxAdvanceDays: 180 }]);
    until(`${after(-3)}T09:00:00Z`);
    expect([await isSold(after(-1), saturday), await isSold(saturday, after(1))]).toEqual([false, true]);
    expect((await calendar(after(-1), 2)).map(({ noArrival }) => noArrival ?? false)).toEqual([true, false]);
    const far = after(178);
    expect([await isSold(after(177), far), await isSold(far, after(179))]).toEqual([true, false]);
    const edit = { ...plan, from: saturday, to: saturday, minAdvanceDays: 4 };
    expect((await call('PUT', 'restrictions', edit)).statusCode).toBe(200);
    expect(await quoted(saturday, after(1))).toBe('not_for_sale');
    const odd = await call('PUT', 'restrictions', { ...edit, maxAdvanceDays: 2 });
    expect(odd.json()).toMatchObject({
      code: 'stay_order',
      faults: [{ field: 'minAdvanceDays', given: 4, against: 2 }],
    });
  });

  it('begins today after the hour until which it is sold', async () => {
    await house([{ id: 'desk', cutOffHour: 18 }]);
    // 17:59 and 18:00 in Berlin, in winter.
    until(`${saturday}T16:59:00Z`);
    expect(await isSold(saturday, after(1))).toBe(true);
    until(`${saturday}T17:00:00Z`);
    expect([await isSold(saturday, after(1)), await isSold(after(1), after(2))]).toEqual([false, true]);
    expect((await calendar(saturday, 2)).map(({ noArrival }) => noArrival ?? false)).toEqual([true, false]);
  });

  it('is one that a booking is changed to, and what was agreed stands', async () => {
    await house();
    const booked = await paid({ checkIn: saturday, checkOut: after(2) });
    for (const day of [2, 3])
      await call('PUT', 'restrictions', {
        ...plan,
        from: after(day),
        to: after(day),
        closedToDeparture: true,
      });
    expect((await changeQuote(booked, { stay: nights(saturday, after(2)) }))[0]).toBe(200);
    expect(await changeQuote(booked, { stay: nights(saturday, after(3)) })).toMatchObject([
      422,
      { code: 'not_for_sale' },
    ]);
    expect(await changeQuote(booked, { stay: nights(saturday, after(4)) })).toMatchObject([
      200,
      { difference: 20_000 },
    ]);
  });
});
