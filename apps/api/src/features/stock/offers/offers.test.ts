import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postBooking } from '../../../../test/journeys.ts';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';

describe('beside nights a hotel', () => {
  let engine: TestEngine;
  beforeAll(async () => {
    engine = await startTestEngine();
  });
  afterAll(() => engine.close());

  const get = async <T>(path: string): Promise<{ status: number; body: T }> => {
    const response = await engine.app.inject({ url: `/api/hotels/1760/${path}` });
    return { status: response.statusCode, body: response.json<T>() };
  };
  interface Slots {
    prices: object[];
    slots: { hour: number; isOffered: boolean; rooms: { lengths: { hours: number; availableRooms: number }[] }[] }[];
  }
  const lengthsAt = async (hour: number, date = '2026-12-02'): Promise<{ hours: number; availableRooms: number }[]> =>
    (await get<Slots>(`slots?date=${date}`)).body.slots[hour]?.rooms[0]?.lengths ?? [];
  const bookHours = async (startHour: number, hours: number, rooms: number): Promise<number> => {
    const quote = await engine.app.inject({
      method: 'POST',
      url: '/api/quotes',
      payload: {
        hotelId: 1760,
        stay: { kind: 'hours', date: '2026-12-02', startHour, hours },
        rooms: Array.from({ length: rooms }, () => ({
          roomTypeId: 'courtyard-king',
          ratePlanId: 'flexible',
          adults: 2,
          childAges: [],
          infants: 0,
        })),
      },
    });
    if (quote.statusCode !== 201) return quote.statusCode;
    return (await postBooking(engine, quote.json<{ quoteToken: string }>().quoteToken, { mode: 'at-property' }))
      .statusCode;
  };

  it('sells hours: 24 slots, lengths that end in time, and what others took with its cleaning is gone', async () => {
    const { body } = await get<Slots>('slots?date=2026-12-02');
    expect(body.slots).toHaveLength(24);
    expect(body.prices).toContainEqual({
      roomTypeId: 'courtyard-king',
      ratePlanId: 'flexible',
      hours: 3,
      priceBeforeTax: 1800,
      total: 1890,
      basePax: 2,
    });
    expect(await lengthsAt(8)).toEqual([
      { hours: 3, availableRooms: 3 },
      { hours: 6, availableRooms: 3 },
    ]);
    expect([await lengthsAt(17), await lengthsAt(18)]).toEqual([[{ hours: 3, availableRooms: 3 }], []]);
    expect(await bookHours(10, 3, 2)).toBe(201);
    expect([await lengthsAt(8), await lengthsAt(14)]).toMatchObject([
      [{ availableRooms: 1 }, { availableRooms: 1 }],
      [{ availableRooms: 3 }, { availableRooms: 3 }],
    ]);
    expect(await bookHours(11, 3, 2)).toBe(409);
    expect((await get('slots?date=2026-11-01')).status).toBe(422);
  });

  it('offers nothing from hours that have begun', async () => {
    const today = (await get<Slots>('slots?date=2026-11-23')).body.slots;
    expect(today.filter((slot) => slot.isOffered).map((slot) => slot.hour)).toEqual([12, 13, 14, 15, 16, 17]);
  });

  it('has extras and offers, and names its coupon without telling the code', async () => {
    expect((await get('addons?lang=de')).body).toMatchObject({
      currency: 'INR',
      addons: [{ addonId: 'airport-car', category: 'booking', price: 1200 }, {}, {}],
    });
    const promotions = await engine.app.inject({ url: '/api/hotels/1760/promotions' });
    expect(promotions.json()).toMatchObject({
      promotions: [{ id: 'early', kind: 'early-bird', percent: 10 }],
      PromotionsExtraConfigs: [{ type: 'coupon_code' }],
    });
    expect(promotions.body).not.toContain('DIRECT15');
  });

  it('tells of cashback and of its code with who pays, the conditions and the end, and of the code not after it', async () => {
    expect((await engine.app.inject({ url: '/api/hotels/1760?lang=de' })).json()).toMatchObject({
      advertisedOffers: [
        {
          kind: 'online-cashback',
          upTo: 50,
          paidBy: 'the payment company',
          conditions: 'Paid online in full.',
          ends: '2026-12-31',
        },
        { kind: 'further-by-code', percent: 15, paidBy: 'the hotel', ends: '2026-12-31' },
      ],
    });
    expect((await engine.app.inject({ url: '/api/hotels/1188' })).json()).toMatchObject({ advertisedOffers: [] });
    engine.pass(60 * 24 * 3_600_000);
    expect((await engine.app.inject({ url: '/api/hotels/1760/promotions' })).json()).toMatchObject({
      PromotionsExtraConfigs: [],
    });
  });

  it('may have packages and films', async () => {
    expect([(await get('packages')).body, (await get('videos')).body]).toMatchObject([
      { packages: [] },
      { videos: [] },
    ]);
  });
});
