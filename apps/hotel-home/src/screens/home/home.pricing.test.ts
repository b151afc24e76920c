import type { LocalDate } from '@latchkey/booking-core/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availability, hotel } from '../../testing/sandalwood.ts';
import { offersOf, priceOffer, priceSelection } from './home.pricing.ts';
import { placeGuests } from './place-guests.ts';

const guests = { adults: 2, childAges: [], infants: 0 };
const model = {
  hotel,
  availability,
  stay: { checkIn: '2026-11-27' as LocalDate, checkOut: '2026-11-30' as LocalDate, guests },
};
const teak = { roomTypeId: 'teak-king', ratePlanId: 'flexible', roomCount: 1 };

test('the price in the list is the total of the bill, as on the worked example', () => {
  const offer = offersOf(model)[0];
  expect(offer && priceOffer(availability, offer, guests)).toEqual({ roomCount: 1, total: 18_480 });
  expect(priceSelection(model, [teak])).toMatchObject({
    kind: 'priced',
    bill: { roomsTotal: 18_600, discount: 1000, totalTax: 880, total: 18_480 },
  });
});

test('a party too large for its rooms is refused, and more rooms than adults too', () => {
  const six = { ...model, stay: { ...model.stay, guests: { ...guests, adults: 4 } } };
  expect(priceSelection(six, [teak])).toEqual({ kind: 'refused', code: 'max_occupancy' });
  expect(priceSelection(model, [{ ...teak, roomCount: 3 }])).toEqual({ kind: 'refused', code: 'max_rooms' });
  expect(priceSelection(six, [{ ...teak, roomCount: 2 }])).toMatchObject({
    kind: 'priced',
    rooms: [{ adults: 2 }, { adults: 2 }],
  });
});

test('what is no longer on sale is left out', () => {
  expect(priceSelection(model, [{ roomTypeId: 'skyline-suite', ratePlanId: 'flexible', roomCount: 1 }])).toEqual({
    kind: 'empty',
  });
});

test('nobody is lost and every room has an adult', () => {
  const party = fc.record({
    adults: fc.integer({ min: 1, max: 12 }),
    childAges: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 6 }),
    infants: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(party, fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }), (all, sizes) => {
      const placed = placeGuests(all, sizes) ?? [];
      fc.pre(all.adults >= sizes.length);
      expect(placed.reduce((sum, room) => sum + room.adults, 0)).toBe(all.adults);
      expect(placed.flatMap((room) => room.childAges)).toHaveLength(all.childAges.length);
      expect(placed.reduce((sum, room) => sum + room.infants, 0)).toBe(all.infants);
      expect(Math.min(...placed.map((room) => room.adults))).toBeGreaterThanOrEqual(1);
    }),
  );
});
