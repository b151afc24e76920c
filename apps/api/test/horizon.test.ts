import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { describe, expect, it } from 'vitest';
import { hotelFacts } from '@latchkey/hotel-document/facts';
import { editHotel } from './edit-hotel.ts';
import { selectionOf } from './journeys.ts';
import { openEngine } from './open-engine.ts';
import { answerOf, propertyCalls } from './property-calls.ts';

const today = '2026-11-23' as LocalDate;

describe('how far ahead a hotel sells', () => {
  const engine = openEngine();
  const call = propertyCalls(engine);

  const sellAhead = (daysOnSale: number): Promise<unknown> =>
    editHotel(engine, 1760, ({ facts }) => Object.assign(facts, { daysOnSale }));
  /** Of the night that ends so many days ahead: what the calendar, the search, the quote and the property are answered. */
  const sold = async (days: number): Promise<unknown[]> => {
    const [checkIn, checkOut] = [addDays(today, days - 1), addDays(today, days)];
    const calendar = await engine.app.inject({ url: `/api/hotels/1760/calendar?from=${checkIn}&days=1` });
    const search = await engine.app.inject({
      url: `/api/hotels/1760/availability?checkIn=${checkIn}&checkOut=${checkOut}`,
    });
    const quote = await engine.app.inject({
      method: 'POST',
      url: '/api/quotes',
      payload: selectionOf({ checkIn, checkOut }),
    });
    const edit = await call('PUT', 'restrictions', {
      roomTypeId: 'courtyard-king',
      from: checkOut,
      to: checkOut,
      closedToArrival: false,
    });
    return [
      calendar.json<{ days: { availability: string }[] }>().days[0]?.availability,
      search.json<{ rooms: { availableRooms: number }[] }>().rooms.some(({ availableRooms }) => availableRooms > 0),
      quote.json<{ code?: string }>().code ?? 'sold',
      edit.json<{ code?: string }>().code ?? 'set',
    ];
  };

  it('is a year, unless its file says more, and less again once the file does', async () => {
    const [open, ahead] = [
      ['open', true, 'sold', 'set'],
      ['closed', false, 'not_for_sale', 'beyond_horizon'],
    ];
    expect([await sold(365), await sold(366)]).toEqual([open, ahead]);
    await sellAhead(500);
    expect([await sold(365), await sold(500), await sold(501)]).toEqual([open, open, ahead]);
    const hotel = (await engine.app.inject({ url: '/api/hotels/1760' })).json<{ daysOnSale: number }>();
    expect(hotel.daysOnSale).toBe(500);
    await sellAhead(730);
    expect([await sold(730), await sold(731)]).toEqual([open, ahead]);
    const year = await call('PUT', 'restrictions', {
      roomTypeId: 'courtyard-king',
      from: today,
      to: addDays(today, 730),
      minStay: 1,
    });
    expect(answerOf(year)).toEqual([200, { nights: 731 }]);
    await sellAhead(365);
    expect([await sold(365), await sold(366), await sold(500)]).toEqual([open, ahead, ahead]);
  }, 60_000);

  it('is of 365 to 730 days', async () => {
    const facts: unknown = (await engine.deps.hotels.byId(1760))?.readFacts();
    const read = (daysOnSale: unknown): boolean => hotelFacts.safeParse({ ...(facts as object), daysOnSale }).success;
    expect([364, 365, 730, 731, 400.5].map(read)).toEqual([false, true, true, false, false]);
  });
});
