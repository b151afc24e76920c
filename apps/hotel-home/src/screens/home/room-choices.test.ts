import type { LocalDate } from '@latchkey/booking-core/dates';
import { emptySelection, type StaySelection } from '@latchkey/visit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availability, hotel } from '../../testing/sandalwood.ts';
import { offersOf } from './home.pricing.ts';
import { mostRoomsOf, withRoomCount } from './room-choices.ts';

const guests = { adults: 4, childAges: [7], infants: 0 };
const model = {
  hotel,
  availability,
  stay: { checkIn: '2026-11-27' as LocalDate, checkOut: '2026-11-30' as LocalDate, guests },
};
const offers = offersOf(model);

test('rooms, counts and guests follow the rate plans, whatever is chosen', () => {
  const step = fc.record({ offer: fc.constantFrom(...offers), count: fc.integer({ min: 0, max: 4 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const end = steps.reduce<StaySelection>(
        (selection, { offer, count }) => withRoomCount(model, selection, offer, count),
        emptySelection,
      );
      const counts = Object.fromEntries(end.selectedRooms.map(({ id, guests: inside }) => [id, inside.length]));
      expect(end.updatedRoomCount).toEqual(counts);
      for (const { id } of end.selectedRooms)
        expect(end.selectedRatePlans.filter(({ roomTypeId }) => roomTypeId === id)).toHaveLength(counts[id] ?? 0);
      const rooms = end.selectedRooms.flatMap(({ guests: inside }) => inside);
      const slept = rooms.reduce((sum, room) => sum + room.adults, 0);
      expect(slept).toBe(rooms.length === 0 ? 0 : Math.max(guests.adults, rooms.length));
    }),
  );
});

test('two plans of one room type share its rooms', () => {
  const [flexible, fixed] = offers.filter(({ room }) => room.id === 'teak-king');
  if (flexible === undefined || fixed === undefined) throw new Error('the house sells the Teak King on two plans');
  const one = [{ roomTypeId: 'teak-king', ratePlanId: flexible.plan.id, roomCount: 1 }];
  expect([
    mostRoomsOf([], fixed, 4),
    mostRoomsOf(one, fixed, 4),
    mostRoomsOf(one, flexible, 4),
    mostRoomsOf(one, flexible, 1),
  ]).toEqual([2, 1, 2, 1]);
});
