import type { LocalDate } from '@latchkey/booking-core/dates';
import { describe, expect, it } from 'vitest';
import { selectionOf } from '../../../../test/journeys.ts';
import { openEngine } from '../../../../test/open-engine.ts';
import { answerOf, propertyCalls } from '../../../../test/property-calls.ts';

const span = { roomTypeId: 'courtyard-king', from: '2026-12-02', to: '2026-12-03' };
const twin = { ...span, roomTypeId: 'garden-twin', ratePlanId: 'flexible' };
const king = { ...span, ratePlanId: 'flexible' };

describe('an edit of rooms, prices and restrictions', () => {
  const engine = openEngine();
  const call = propertyCalls(engine);

  const pricesOn = async (date: string, roomTypeId = 'courtyard-king'): Promise<[number, number][]> => {
    const { days } = (await call('GET', `rates?from=${date}&to=${date}`)).json<{
      days: { roomTypeId: string; ratePlanId: string; priceForPax: { pax: number; price: number }[] }[];
    }>();
    const day = days.find((one) => one.roomTypeId === roomTypeId && one.ratePlanId === 'flexible');
    return (day?.priceForPax ?? []).map(({ pax, price }) => [pax, price]);
  };

  it('in another currency is refused and changes nothing, in the hotel’s own is made', async () => {
    const prices = { ...king, priceForPax: [{ pax: 2, price: 5000 }] };
    expect(answerOf(await call('PUT', 'rates', { ...prices, currency: 'EUR' }))).toEqual([
      422,
      { code: 'other_currency', faults: [{ code: 'other_currency', currency: 'INR' }] },
    ]);
    expect(await pricesOn('2026-12-02')).toEqual([
      [1, 4200],
      [2, 4800],
    ]);
    expect(answerOf(await call('PUT', 'rates', { ...prices, currency: 'INR' }))).toEqual([200, { nights: 2 }]);
  });

  it.each([
    ['rates', { ratePlanId: 'flexible', priceForPax: [{ pax: 2, price: 5000 }] }],
    ['restrictions', { minStay: 2 }],
    ['inventory', { total: 2 }],
  ])(
    'of %s in the past or beyond the horizon is refused by its dates, and the rest of its span not made',
    async (what, edit) => {
      const put = (from: string, to: string) => call('PUT', what, { roomTypeId: 'courtyard-king', from, to, ...edit });
      const onSale = { from: '2026-11-23', to: '2027-11-23' };
      expect(answerOf(await put('2026-11-21', '2026-11-24'))).toEqual([
        422,
        { code: 'past_dates', faults: [{ code: 'past_dates', dates: ['2026-11-21', '2026-11-22'], onSale }] },
      ]);
      expect(answerOf(await put('2027-11-23', '2027-11-24'))).toEqual([
        422,
        { code: 'beyond_horizon', faults: [{ code: 'beyond_horizon', dates: ['2027-11-24'], onSale }] },
      ]);
      expect((await call('GET', 'overrides')).json()).toEqual({ overrides: [] });
      expect(answerOf(await put('2027-11-23', '2027-11-23'))).toEqual([200, { nights: 1 }]);
    },
  );

  it('that looks like a slip is refused with its nights and figures, and made where it is meant', async () => {
    const cases: readonly (readonly [string, object, object])[] = [
      [
        'rates',
        { ...king, priceForPax: [{ pax: 2, price: 0 }] },
        { code: 'price_zero', pax: 2, given: 0, against: 4800 },
      ],
      [
        'rates',
        { ...king, priceForPax: [{ pax: 2, price: 480 }] },
        { code: 'price_jump', pax: 2, given: 480, against: 4800 },
      ],
      [
        'rates',
        { ...king, priceForPax: [{ pax: 2, price: 48_000 }] },
        { code: 'price_jump', pax: 2, given: 48_000, against: 4800 },
      ],
      [
        'rates',
        {
          ...king,
          priceForPax: [
            { pax: 1, price: 5000 },
            { pax: 2, price: 4900 },
          ],
        },
        { code: 'price_order', pax: 2, given: 4900, against: 5000 },
      ],
      // The price of one that stands there is above the new one of two.
      [
        'rates',
        { ...king, priceForPax: [{ pax: 2, price: 4000 }] },
        { code: 'price_order', pax: 2, given: 4000, against: 4200 },
      ],
      [
        'rates',
        { ...king, priceForPax: [{ pax: 2, price: 4800 }], extraAdult: 90 },
        { code: 'price_jump', field: 'extraAdult', given: 90, against: 900 },
      ],
      [
        'restrictions',
        { ...king, minStay: 5, maxStay: 2 },
        { code: 'stay_order', field: 'minStay', given: 5, against: 2 },
      ],
    ];
    for (const [what, edit, fault] of cases) {
      const refused = await call('PUT', what, edit);
      expect(refused.statusCode, `${JSON.stringify(edit)}`).toBe(422);
      expect(refused.json<{ faults: object[] }>().faults).toContainEqual({
        ...fault,
        ratePlanId: 'flexible',
        dates: ['2026-12-02', '2026-12-03'],
      });
      expect((await call('GET', 'overrides')).json(), `${JSON.stringify(edit)}`).toEqual({ overrides: [] });
    }
    for (const [what, edit] of cases.toReversed())
      expect(answerOf(await call('PUT', what, { ...edit, force: true })), `${JSON.stringify(edit)}`).toEqual([
        200,
        { nights: 2 },
      ]);
  });

  it('of rooms is measured by those that the files have', async () => {
    const put = (total: number, more: object = {}) => call('PUT', 'inventory', { ...span, total, ...more });
    expect(answerOf(await put(30))).toEqual([
      422,
      { code: 'total_jump', faults: [{ code: 'total_jump', field: 'total', given: 30, against: 3 }] },
    ]);
    expect(answerOf(await put(29))).toEqual([200, { nights: 2 }]);
    expect(answerOf(await put(30, { force: true }))).toEqual([200, { nights: 2 }]);
    expect(answerOf(await put(0))).toEqual([200, { nights: 2 }]);
  });

  it('is judged by what stands in the row after it', async () => {
    expect(answerOf(await call('PUT', 'restrictions', { ...king, maxStay: 3 }))).toEqual([200, { nights: 2 }]);
    expect(answerOf(await call('PUT', 'restrictions', { ...king, minStay: 4 }))).toMatchObject([
      422,
      { code: 'stay_order', faults: [{ given: 4, against: 3, dates: ['2026-12-02', '2026-12-03'] }] },
    ]);
    expect(answerOf(await call('PUT', 'restrictions', { ...king, minStay: 4, maxStay: null }))).toEqual([
      200,
      { nights: 2 },
    ]);
  });

  it('that nobody can mean is refused whatever it says', async () => {
    const put = (priceForPax: object[]) => call('PUT', 'rates', { ...twin, priceForPax, force: true });
    expect((await put([{ pax: 9, price: 9000 }])).json()).toMatchObject({
      code: 'pax_above_room',
      faults: [{ pax: 9, given: 9, against: 2 }],
    });
    expect((await put([{ pax: 2, price: -1 }])).statusCode).toBe(400);
    expect(
      (
        await put([
          { pax: 2, price: 4000 },
          { pax: 1, price: 3900 },
        ])
      ).json(),
    ).toEqual({
      code: 'unpriceable',
      faults: [{ code: 'unpriceable' }],
    });
    expect(
      (
        await put([
          { pax: 2, price: 4000 },
          { pax: 2, price: 4000 },
        ])
      ).json(),
    ).toMatchObject({ code: 'unpriceable' });
  });

  it('of the price of two keeps that of one; the others stay where they are to be kept', async () => {
    await call('PUT', 'rates', { ...king, priceForPax: [{ pax: 2, price: 5000 }] });
    expect(await pricesOn('2026-12-02')).toEqual([
      [1, 4200],
      [2, 5000],
    ]);
    await call('PUT', 'rates', { ...king, priceForPax: [{ pax: 1, price: 4500 }], keepOthers: true });
    expect(await pricesOn('2026-12-02')).toEqual([
      [1, 4500],
      [2, 5000],
    ]);
  });
});

describe('a night that is priced for one guest', () => {
  const engine = openEngine();
  const call = propertyCalls(engine);
  const stay = { checkIn: '2026-12-02', checkOut: '2026-12-04' };

  const quoted = async (roomTypeId: string, adults: number): Promise<unknown> => {
    const [room] = (selectionOf({ ...stay, roomTypeId }) as { rooms: object[] }).rooms;
    const response = await engine.app.inject({
      method: 'POST',
      url: '/api/quotes',
      payload: { ...selectionOf({ ...stay, roomTypeId }), rooms: [{ ...room, adults }] },
    });
    const body = response.json<{ code?: string; bill?: { roomsTotal: number } }>();
    return body.bill?.roomsTotal ?? body.code;
  };

  it.each(['courtyard-king', 'garden-twin'])(
    'is not sold to two, in the quote, the search, the calendar or the search for hotels: %s',
    async (roomTypeId) => {
      const edit = { roomTypeId, ratePlanId: 'flexible', from: stay.checkIn, to: '2026-12-03' };
      await call('PUT', 'restrictions', { ...edit, ratePlanId: undefined, closed: true });
      await call('PUT', 'restrictions', { ...edit, closed: false });
      for (const other of ['courtyard-king', 'garden-twin'].filter((one) => one !== roomTypeId))
        await call('PUT', 'restrictions', { roomTypeId: other, from: stay.checkIn, to: '2026-12-03', closed: true });
      expect(answerOf(await call('PUT', 'rates', { ...edit, priceForPax: [{ pax: 1, price: 3500 }] }))).toEqual([
        200,
        { nights: 2 },
      ]);
      expect([await quoted(roomTypeId, 1), await quoted(roomTypeId, 2), await quoted(roomTypeId, 3)]).toEqual([
        7000,
        'max_occupancy',
        'max_occupancy',
      ]);
      const found = (
        await engine.app.inject({ url: '/api/hotels/1760/availability?checkIn=2026-12-02&checkOut=2026-12-04' })
      ).json<{
        rooms: {
          roomTypeId: string;
          fits: boolean;
          pricing: { priceForPax: { pax: number }[]; mostGuests: number }[];
        }[];
      }>();
      expect(found.rooms.find((room) => room.roomTypeId === roomTypeId)).toMatchObject({
        fits: false,
        pricing: [{ priceForPax: [{ pax: 1 }], mostGuests: 1 }],
      });
      const { days } = (await engine.app.inject({ url: '/api/hotels/1760/calendar?from=2026-12-02&days=1' })).json<{
        days: { price: number }[];
      }>();
      // Two guests need two rooms: 2 x 3,500 and 5 % on each.
      expect(days[0]?.price).toBe(7350);
      const { hotels } = (
        await engine.app.inject({
          url: '/api/hotel-search?checkIn=2026-12-02&checkOut=2026-12-04&place=sandalwood%20courtyard',
        })
      ).json<{ hotels: { id: number; stay: object }[] }>();
      expect(hotels.find(({ id }) => id === 1760)?.stay).toEqual({ kind: 'free', total: 14_700, roomCount: 2 });
    },
  );

  it('is for as many as the least of a stay’s nights', async () => {
    await call('PUT', 'rates', {
      ...twin,
      from: '2026-12-03',
      to: '2026-12-03',
      priceForPax: [{ pax: 1, price: 3500 }],
    });
    expect([await quoted('garden-twin', 1), await quoted('garden-twin', 2)]).toEqual([7100, 'max_occupancy']);
  });

  it('at 0 is sold to nobody, however it came there', async () => {
    await engine.deps.db
      .updateTable('rate')
      .set({ price_for_pax: JSON.stringify([{ pax: 2, price: 0 }]) })
      .where('hotel_id', '=', 1760)
      .where('room_type_id', '=', 'garden-twin')
      .where('date', '=', '2026-12-03' as LocalDate)
      .execute();
    expect([await quoted('garden-twin', 1), await quoted('garden-twin', 2)]).toEqual(['not_for_sale', 'not_for_sale']);
    const { rooms } = (
      await engine.app.inject({ url: '/api/hotels/1760/availability?checkIn=2026-12-03&checkOut=2026-12-04' })
    ).json<{ rooms: { roomTypeId: string; pricing: object[] }[] }>();
    expect(rooms.find((room) => room.roomTypeId === 'garden-twin')?.pricing).toEqual([]);
    const { days } = (
      await engine.app.inject({ url: '/api/hotels/1760/calendar?from=2026-12-03&days=1&roomTypeId=garden-twin' })
    ).json<{ days: { availability: string }[] }>();
    expect(days[0]?.availability).toBe('closed');
  });
});
