import { expect, it } from 'vitest';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import { seasonPricesDoubtful } from './season-prices.warnings.ts';

const steps = (...guests: number[]) => ({ priceForPax: guests.map((pax) => ({ pax, price: 100 * pax })) });
const found = (...guests: number[]): string[] => {
  const rooms = [{ id: 'king', prices: { flexible: steps(1, 2) } }];
  const seasons = [{ id: 'summer', prices: { king: { flexible: steps(...guests) } } }];
  return seasonPricesDoubtful({ rooms, seasons } as unknown as HotelFacts).map(({ path, kind }) => `${path} ${kind}`);
};

it('names a fixed price of a season that stops below the guests of the plan', () => {
  expect(found(1)).toEqual(['seasons.summer.prices.king.flexible.priceForPax price_missing']);
  expect([found(2), found(1, 2), found(2, 3)]).toEqual([[], [], []]);
});
