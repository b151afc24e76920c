import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadHotels } from '../hotel-loading/load-hotels.ts';
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await startTestEngine();
  await loadHotels(engine.deps.db, path.join(import.meta.dirname, '../../../hotels'), engine.deps.clock());
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
