import { describe, expect, it } from 'vitest';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import { contractCalls, openHouse, tax } from './contract-house.ts';
import { restoreFiles } from './edit-hotel.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: Which price a night has.

const room = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', childAges: [], infants: 0 };
const stay = { kind: 'hours', date: '2027-02-20', startHour: 10, hours: 3 };

describe('a price of hours by guests', () => {
  const engine = openEngine();
  const { post } = contractCalls(engine);
  restoreFiles(engine, 1760);
  const house = (
    hourly: { hours: number; price: number; pax?: number }[],
    more: (facts: HotelFacts) => void = () => undefined,
  ): Promise<void> =>
    openHouse(engine, (facts) => {
      facts.taxes = [];
      for (const one of facts.rooms) {
        Object.assign(one, {
          maxPax: 3,
          extraAdult: true,
          extraChild: true,
          maxBeds: 3,
          hourly: { firstHour: 8, lastHour: 20, cleaningHours: 1 },
        });
        for (const price of Object.values(one.prices)) price.hourly = hourly;
      }
      more(facts);
    });
  const quoted = async (adults: number, childAges: number[] = []): Promise<string | number | undefined> => {
    const reply = await post('quotes', { hotelId: 1760, stay, rooms: [{ ...room, adults, childAges }] });
    const { code, bill } = reply.json<{ code?: string; bill?: { total: number } }>();
    return code ?? bill?.total;
  };
  const listed = async (guests: number, childAges: number[] = []) => {
    const ages = childAges.length === 0 ? '' : `&children=${childAges.length}&childAges=${childAges.join()}`;
    const reply = await engine.app.inject(`/api/hotels/1760/slots?date=${stay.date}&guests=${guests}${ages}`);
    return reply
      .json<{
        prices: { roomTypeId: string; ratePlanId: string; total: number; mostGuests?: number; basePax?: number }[];
      }>()
      .prices.find((one) => one.roomTypeId === room.roomTypeId && one.ratePlanId === room.ratePlanId);
  };
  const shown = async (...of: Parameters<typeof listed>) => (await listed(...of))?.total;

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

  it('has the taxes for each guest in the list as in the quote, by their ages', async () => {
    await house([{ hours: 3, price: 4500 }], ({ taxes }) =>
      taxes.push(tax({ id: 'city', taxType: 'fixed', tax: 200, per: 'person', exemptUnderAge: 12 })),
    );
    for (const [adults, childAges, total] of [
      [1, [], 4700],
      [2, [], 4900],
      [2, [5], 4900],
      [2, [12], 5100],
      [1, [5, 14], 4900],
    ] as const)
      expect([await quoted(adults, [...childAges]), await shown(adults + childAges.length, [...childAges])]).toEqual([
        total,
        total,
      ]);
    // More than one room holds: one is priced with as many of them as it takes.
    expect(await shown(5)).toBe(5100);
    const reply = await engine.app.inject(`/api/hotels/1760/slots?date=${stay.date}&guests=2&children=1&childAges=4,5`);
    expect(reply.statusCode).toBe(400);
  });

  it('says how many guests the room is for where it takes no others', async () => {
    const forTwo = (extraAdult: boolean) => (facts: HotelFacts) => {
      for (const one of facts.rooms) Object.assign(one, { extraAdult, extraChild: true });
    };
    await house([{ hours: 3, price: 4500 }], forTwo(false));
    expect(await listed(3)).toMatchObject({ basePax: 2, total: 4500 });
    expect([await quoted(3), await quoted(2, [7])]).toEqual(['max_occupancy', 4500]);
    await house([{ hours: 3, price: 4500 }], forTwo(true));
    expect(await listed(3)).not.toHaveProperty('basePax');
  });
});
