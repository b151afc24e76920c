import type { RoomGuests } from '@latchkey/booking-core/pricing';
import type { GuestCounts } from '@latchkey/site/urls';

/**
 * A party over the rooms chosen: an adult in each first, then everyone where most places are left, infants in the first.
 * Null where there are fewer adults than rooms. `sizes` are the rooms' `maxPax`.
 */
export function placeGuests(party: GuestCounts, sizes: readonly number[]): RoomGuests[] | null {
  if (party.adults < sizes.length || sizes.length === 0) return null;
  const rooms = sizes.map((size) => ({ size, adults: 1, childAges: [] as (number | null)[], infants: 0 }));
  const roomiest = () =>
    rooms.reduce((best, room) =>
      room.size - room.adults - room.childAges.length > best.size - best.adults - best.childAges.length ? room : best,
    );
  for (let adult = rooms.length; adult < party.adults; adult += 1) roomiest().adults += 1;
  for (const age of party.childAges) roomiest().childAges.push(age);
  return rooms.map(({ adults, childAges }, place) => ({ adults, childAges, infants: place === 0 ? party.infants : 0 }));
}
