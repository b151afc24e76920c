import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HotelFolder } from '../src/features/catalogue/hotel-files/hotel-folder.types.ts';
import { contractCalls, openHouse } from './contract-house.ts';
import { filesOf, loadFiles } from './edit-hotel.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: Which price a night has.

const room = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', childAges: [], infants: 0 };
const stay = { kind: 'hours', date: '2027-02-20', startHour: 10, hours: 3 };

describe('a price of hours by guests', () => {
  const engine = openEngine();
  const { post } = contractCalls(engine);
  let files: HotelFolder;
  beforeEach(async () => {
    files = await filesOf(engine, 1760);
  });
  afterEach(() => loadFiles(engine, files));
  const house = (hourly: { hours: number; price: number; pax?: number }[]): Promise<void> =>
    openHouse(engine, (facts) => {
      facts.taxes = [];
      for (const one of facts.rooms) {
        Object.assign(one, {
          maxPax: 3,
          extraAdult: true,
          maxBeds: 3,
          hourly: { firstHour: 8, lastHour: 20, cleaningHours: 1 },
        });
        for (const price of Object.values(one.prices)) price.hourly = hourly;
      }
    });
  const quoted = async (adults: number): Promise<string | number | undefined> => {
    const reply = await post('quotes', { hotelId: 1760, stay, rooms: [{ ...room, adults }] });
    const { code, bill } = reply.json<{ code?: string; bill?: { total: number } }>();
    return code ?? bill?.total;
  };
  const shown = async (guests: number): Promise<number | undefined> => {
    const reply = await engine.app.inject(`/api/hotels/1760/slots?date=${stay.date}&guests=${guests}`);
    return reply
      .json<{ prices: { roomTypeId: string; ratePlanId: string; total: number }[] }>()
      .prices.find((one) => one.roomTypeId === room.roomTypeId && one.ratePlanId === room.ratePlanId)?.total;
  };

  it('is that for as many as come, on the page and in the quote', async () => {
    await house([
      { hours: 3, pax: 1, price: 3000 },
      { hours: 3, pax: 2, price: 4500 },
      { hours: 3, pax: 3, price: 5500 },
    ]);
    for (const [guests, total] of [
      [1, 3000],
      [2, 4500],
      [3, 5500],
    ] as const)
      expect([await quoted(guests), await shown(guests)]).toEqual([total, total]);
  });

  it('for one guest never sells two', async () => {
    await house([{ hours: 3, pax: 1, price: 3000 }]);
    expect([await quoted(1), await quoted(2)]).toEqual([3000, 'max_occupancy']);
  });

  it('that names no number is for all that the room takes, as before', async () => {
    await house([{ hours: 3, price: 4500 }]);
    expect([await quoted(1), await quoted(2), await quoted(3)]).toEqual([4500, 4500, 4500]);
  });
});
