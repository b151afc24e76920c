import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadHotels } from '../../publishing/load-hotels.ts';
import { startTestEngine, type TestEngine } from '../../../../test/test-engine.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
  await loadHotels(engine.deps.db, path.join(import.meta.dirname, '../../../../hotels'), engine.deps.clock());
});
afterAll(() => engine.close());

interface Found {
  readonly rooms: readonly {
    readonly availableRooms: number;
    readonly pricing: readonly { readonly priceForPax: readonly { pax: number; total: number }[] }[];
  }[];
}

it.each([1188, 3057])('the calendar of hotel %i is for two guests, also where rooms are for one', async (hotel) => {
  const get = async <T>(url: string): Promise<T> => (await engine.app.inject({ url })).json<T>();
  const { days } = await get<{ days: { price: number | null }[] }>(
    `/api/hotels/${hotel}/calendar?from=2026-12-08&days=1`,
  );
  const { rooms } = await get<Found>(
    `/api/hotels/${hotel}/availability?checkIn=2026-12-08&checkOut=2026-12-09&adults=2&children=0&infants=0`,
  );
  const prices = rooms
    .filter(({ availableRooms }) => availableRooms > 1)
    .flatMap(({ pricing }) => pricing.map(({ priceForPax }) => priceForPax));
  const forTwo = prices.map(
    (ofPax) => ofPax.find(({ pax }) => pax === 2)?.total ?? 2 * (ofPax[0]?.total ?? Number.NaN),
  );
  expect(days[0]?.price).toBe(Math.min(...forTwo));
  expect(days[0]?.price).toBeGreaterThan(Math.min(...prices.map((ofPax) => ofPax[0]?.total ?? Number.NaN)));
});

it.each([1760, 2116, 1188])(
  'of hotel %i every price of the calendar is that of a night of the shortest stay from its date, as it can be paid',
  async (hotel) => {
    const get = async <T>(url: string): Promise<T> => (await engine.app.inject({ url })).json<T>();
    interface Day {
      readonly date: string;
      readonly price: number | null;
      readonly minStay: number;
    }
    const { days } = await get<{ days: readonly Day[] }>(`/api/hotels/${hotel}/calendar?from=2026-12-18&days=25`);
    let longer = 0;
    for (const { date, price, minStay } of days) {
      if (price === null) continue;
      longer += minStay > 1 ? 1 : 0;
      const stays = await Promise.all(
        Array.from({ length: 4 }, async (_, more) => {
          const nights = minStay + more;
          const checkOut = new Date(Date.parse(date) + nights * 86_400_000).toISOString().slice(0, 10);
          const search = `checkIn=${date}&checkOut=${checkOut}&adults=2&children=0&infants=0`;
          const { rooms } = await get<Found>(`/api/hotels/${hotel}/availability?${search}`);
          return rooms.flatMap(({ availableRooms, pricing }) =>
            pricing.flatMap(({ priceForPax }) => {
              const forTwo = priceForPax.find(({ pax }) => pax === 2)?.total;
              const inTwo = availableRooms > 1 ? 2 * (priceForPax[0]?.total ?? Number.NaN) : undefined;
              const total = forTwo ?? inTwo;
              return availableRooms === 0 || total === undefined ? [] : [Math.round(total / nights)];
            }),
          );
        }),
      );
      expect(stays.flat(), `${date} from ${minStay}`).toContain(price);
    }
    expect(longer, 'dates from which a stay is longer').toBeGreaterThan(0);
  },
);
