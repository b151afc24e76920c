import type { HotelFound } from '@latchkey/api-contract/types';
import { canHouse, nightlySale, priceOffer } from '@latchkey/booking-core/basket';
import { daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import { freeInSnapshot, searchAvailability, type AvailabilitySearch } from '../availability/availability.service.ts';
import { sellingHotelOf } from '../availability/selling-hotel.ts';
import type { HotelRecord, PropertyNow } from '../../catalogue/catalogue.ts';
import type { AriSnapshot } from '../ari/ari-snapshot.ts';

type StayFound = HotelFound['stay'];

/**
 * The least that a stay costs a party at a hotel, every mandatory charge in it: what the hotel's own page offers first. A
 * day that has begun or ended at the property is sold out.
 */
export function leastStay(
  hotel: HotelRecord,
  search: AvailabilitySearch,
  now: PropertyNow,
  snapshot: AriSnapshot,
): StayFound {
  const found = searchAvailability(hotel, search, now, snapshot, freeInSnapshot(snapshot, hotel.sale));
  if ('refused' in found) return { kind: 'sold_out' };
  const sale = nightlySale({
    hotel: sellingHotelOf(hotel),
    availability: found,
    stay: { guests: search.guests },
  });
  const priced = sale.offers.flatMap((offer) => priceOffer(sale, offer) ?? []);
  const [least] = priced.toSorted((one, other) => one.total - other.total);
  if (least !== undefined) return { kind: 'free', roomCount: least.roomCount, total: least.total };
  if (canHouse(sale)) return { kind: 'several_types' };
  if (sale.offers.length > 0) return { kind: 'too_small' };
  const nights = Math.min(...found.rooms.map(({ minStay }) => minStay));
  return nights > 1 && nights > daysBetween(search.checkIn as LocalDate, search.checkOut as LocalDate)
    ? { kind: 'min_stay', nights }
    : { kind: 'sold_out' };
}
