import type { LocalDate } from '@latchkey/booking-core/dates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HotelFolder } from '../src/features/catalogue/hotel-files/hotel-folder.types.ts';
import { contractCalls, nights, openHouse, setPrice } from './contract-house.ts';
import { filesOf, loadFiles } from './edit-hotel.ts';
import { openEngine } from './open-engine.ts';
import { propertyCalls } from './property-calls.ts';

// Shows docs/rules.md: Which price a night has.

const [checkIn, checkOut] = ['2027-02-20', '2027-02-22'] as const;
const room = { roomTypeId: 'courtyard-king' };

describe('a plan that follows another', () => {
  const engine = openEngine();
  const { post } = contractCalls(engine);
  const call = propertyCalls(engine);
  let files: HotelFolder;
  beforeEach(async () => {
    files = await filesOf(engine, 1760);
    await openHouse(engine, (facts) => {
      facts.taxes = [];
      setPrice(facts, 10_000);
      facts.seasons = [
        {
          id: 'fair',
          on: ['2027-02-21' as LocalDate],
          percent: 0,
          minStay: 1,
          prices: { 'courtyard-king': { flexible: { priceForPax: [{ pax: 2, price: 30_000 }] } } },
        },
      ];
      for (const { prices } of facts.rooms) delete prices.saver;
      facts.ratePlans = facts.ratePlans.map((plan) =>
        plan.id === 'saver' ? { ...plan, derivedFrom: { ratePlanId: 'flexible', percent: -10 } } : plan,
      );
    });
  });
  afterEach(() => loadFiles(engine, files));

  /** The same in the quote and on the hotel's page. */
  const totalOf = async (ratePlanId = 'saver'): Promise<number | undefined> => {
    const rooms = [{ ...room, ratePlanId, adults: 2, childAges: [], infants: 0 }];
    const quote = await post('quotes', { hotelId: 1760, stay: nights(checkIn, checkOut), rooms });
    const { total } = quote.json<{ bill: { total: number } }>().bill;
    const found = await engine.app.inject(
      `/api/hotels/1760/availability?checkIn=${checkIn}&checkOut=${checkOut}&adults=2`,
    );
    const plans = found
      .json<{
        rooms: {
          roomTypeId: string;
          pricing: { ratePlanId: string; priceForPax: { pax: number; total: number }[] }[];
        }[];
      }>()
      .rooms.find(({ roomTypeId }) => roomTypeId === room.roomTypeId)?.pricing;
    expect(plans?.find((plan) => plan.ratePlanId === ratePlanId)?.priceForPax.find(({ pax }) => pax === 2)?.total).toBe(
      total,
    );
    return total;
  };
  const set = (ratePlanId: string, price: number) =>
    call('PUT', 'rates', { ...room, ratePlanId, from: checkIn, to: checkIn, priceForPax: [{ pax: 2, price }] });
  const clear = () =>
    call('POST', 'overrides/clearing', { ...room, ratePlanId: 'flexible', from: checkIn, to: checkIn });

  it('costs its price less the percentage, whatever season or hand sets that', async () => {
    expect([await totalOf('flexible'), await totalOf()]).toEqual([40_000, 36_000]);
    await set('flexible', 12_000);
    expect([await totalOf('flexible'), await totalOf()]).toEqual([42_000, 37_800]);
    // What is set by hand of it stays.
    await set('saver', 9500);
    await set('flexible', 13_000);
    expect([await totalOf('flexible'), await totalOf()]).toEqual([43_000, 36_500]);
    await clear();
    expect([await totalOf('flexible'), await totalOf()]).toEqual([40_000, 36_500]);
  });

  it('goes on following it when the files are loaded again', async () => {
    await set('flexible', 12_000);
    await loadFiles(engine, { ...(await filesOf(engine, 1760)), fingerprint: 'again' });
    expect([await totalOf('flexible'), await totalOf()]).toEqual([42_000, 37_800]);
    await clear();
    expect([await totalOf('flexible'), await totalOf()]).toEqual([40_000, 36_000]);
  });
});
