import { describe, expect, it } from 'vitest';
import { king, mistakenHotel, type Facts } from '../../../../test/mistaken-hotel.ts';

// Shows docs/rules.md: Entities (Guests, Promotion).
describe('a mistake in what makes a price', () => {
  const { edit, read } = mistakenHotel();

  it.each<[string, string, (facts: Facts) => void]>([
    [
      'a sum a child with a word of percentages',
      'hotel.json childBands.0.percentOf says of what a percentage is, and there is none: write percent',
      (facts) => void Object.assign(facts, { childBands: [{ under: 6, price: 0, percentOf: 'full-payer' }] }),
    ],
    [
      'an offer for more rooms together than a booking has',
      'hotel.json promotions.many.minRooms is 3, and one booking has 1 room at most: the offer would never hold',
      (facts) => {
        king(facts)['maxRooms'] = 1;
        facts.promotions = [
          { id: 'many', kind: 'percent-off', percent: 10, minRooms: 3, roomTypeIds: ['courtyard-king'] },
        ];
      },
    ],
  ])('is refused, with its place and mend: %s', async (_what, line, how) => {
    await edit(how);
    expect((await read()).faults).toContain(line);
  });
});
