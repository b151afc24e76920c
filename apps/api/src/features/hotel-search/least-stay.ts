import type { HotelFound } from '@latchkey/api-contract/types';
import { nightlySale, priceOffer } from '@latchkey/booking-core/basket';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { freeInSnapshot, searchAvailability, type AvailabilitySearch } from '../availability/availability.service.ts';
import type { HotelRecord } from '../hotels/hotel-record.ts';
import type { AriSnapshot } from '../ari/ari-snapshot.ts';

type StayFound = HotelFound['stay'];

/**
 * The least that a stay costs a party at a hotel, every mandatory charge in it: what the hotel's own page offers first. A
 * day that has begun or ended at the property is sold out.
 */
export function leastStay(
  hotel: HotelRecord,
  search: AvailabilitySearch,
  today: LocalDate,
  snapshot: AriSnapshot,
): StayFound {
  const found = searchAvailability(hotel, search, today, snapshot, freeInSnapshot(snapshot, hotel.sale));
  if ('refused' in found) return { kind: 'sold_out' };
  const rooms = hotel.sale.rooms.map((room) => ({
    ...room,
    ratePlans: Object.keys(room.prices).map((id) => ({ id })),
  }));
  const sale = nightlySale({
    hotel: { HotelRooms: rooms },
    availability: found,
    stay: { guests: search.guests },
  });
  const priced = sale.offers.flatMap((offer) => priceOffer(sale, offer) ?? []);
  const [least] = priced.toSorted((one, other) => one.total - other.total);
  if (least !== undefined) return { kind: 'free', roomCount: least.roomCount, total: least.total };
  if (found.rooms.some(({ availableRooms }) => availableRooms > 0)) return { kind: 'several_types' };
  const nights = Math.min(...found.rooms.map(({ minStay }) => minStay));
  return nights > 1 && nights > nightsIn(search) ? { kind: 'min_stay', nights } : { kind: 'sold_out' };
}

const dayMs = 86_400_000;
const nightsIn = ({ checkIn, checkOut }: AvailabilitySearch): number =>
  (Date.parse(checkOut) - Date.parse(checkIn)) / dayMs;
