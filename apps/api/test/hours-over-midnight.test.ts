import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HotelFolder } from '../src/features/catalogue/hotel-files/hotel-folder.types.ts';
import { contractCalls, openHouse } from './contract-house.ts';
import { filesOf, loadFiles } from './edit-hotel.ts';
import { openEngine } from './open-engine.ts';

// Shows docs/rules.md: Which stays are sold.

const [date, next] = ['2027-02-20', '2027-02-21'] as const;
const room = { roomTypeId: 'courtyard-king', ratePlanId: 'flexible', adults: 2, childAges: [], infants: 0 };

// Three rooms, from eight in the evening until six the next morning, an hour of cleaning after each stay.
describe('hours that go over midnight', () => {
  const engine = openEngine();
  const { paidFor, post, view } = contractCalls(engine);
  let files: HotelFolder;
  beforeAll(async () => {
    files = await filesOf(engine, 1760);
    await openHouse(engine, (facts) => {
      facts.taxes = [];
      for (const one of facts.rooms) {
        Object.assign(one, { hourly: { firstHour: 20, lastHour: 30, cleaningHours: 1 } });
        for (const price of Object.values(one.prices)) price.hourly = [{ hours: 4, price: 4500 }];
      }
    });
  });
  afterAll(() => loadFiles(engine, files));
  const stayFrom = (startHour: number) => ({ kind: 'hours' as const, date, startHour, hours: 4 });
  const quoted = async (stay: object): Promise<unknown> => {
    const { code, bill } = (await post('quotes', { hotelId: 1760, stay, rooms: [room] })).json<{
      code?: string;
      bill?: { total: number };
    }>();
    return code ?? bill?.total;
  };
  const offered = async (): Promise<number[]> =>
    (await engine.app.inject(`/api/hotels/1760/slots?date=${date}&guests=2`))
      .json<{ slots: { hour: number; rooms: { roomTypeId: string }[] }[] }>()
      .slots.filter(({ rooms }) => rooms.some(({ roomTypeId }) => roomTypeId === room.roomTypeId))
      .map(({ hour }) => hour);

  it('are sold as far as the last of them, and are of the day on which they begin', async () => {
    expect(await offered()).toEqual([20, 21, 22, 23]);
    expect(await Promise.all([19, 20, 23].map((hour) => quoted(stayFrom(hour))))).toEqual(['not_for_sale', 4500, 4500]);
    expect(await quoted({ ...stayFrom(1), date: next })).toBe('not_for_sale');
  });

  it('take their rooms on both days, cleaning too', async () => {
    const booked = await paidFor({ stay: stayFrom(22), rooms: [room, room, room] });
    expect(await view(booked)).toMatchObject({ status: 'confirmed', stay: stayFrom(22) });
    expect(await offered()).toEqual([]);
    expect(await quoted(stayFrom(20))).toBe('sold_out');
    expect(await quoted({ ...stayFrom(20), date: next })).toBe(4500);
    const night = { kind: 'nights', checkIn: date, checkOut: next };
    expect(await quoted(night)).toBe('sold_out');
  });
});
