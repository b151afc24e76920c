import type { HotelOrder } from '@latchkey/booking-core/hotel-search';
import type { HotelFound } from '@latchkey/api-contract/types';
import { byLeastPrice, type ComparedStay } from '@latchkey/booking-core/stay';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { inBatches } from '../../../database/in-batches.ts';
import type { Deps } from '../../../deps.ts';
import type { AvailabilitySearch } from '../availability/availability.service.ts';
import { countHotels, findHotels, type HotelQuery } from '../../listings/listings.ts';
import { type HotelRecord, propertyNow } from '../../catalogue/catalogue.ts';
import { leastStay } from './least-stay.ts';

/** Hotels on one page. */
export const hotelsOnPage = 12;
/** So many hotels at most are compared by price, or asked for free rooms, in one search: each costs processor time. */
export const mostCompared = 240;
/** Answers of single hotels that are remembered, about 300 bytes each. */
const stays = 20_000;

export interface HotelsAsked {
  readonly wanted: HotelQuery;
  readonly search: AvailabilitySearch;
  readonly sort: HotelOrder;
  readonly isFree: boolean;
  readonly page: number;
}

export interface FoundHotel {
  readonly hotel: HotelRecord;
  readonly stay: HotelFound['stay'];
}

export interface FoundHotels {
  readonly found: readonly FoundHotel[];
  readonly total: number;
  readonly isCut: boolean;
}

/** Searches this installation's hotels; what a stay costs at one is worked out once for each state of its rooms and rates. */
export function createHotelSearch({
  db,
  hotels,
  ariSnapshots,
  clock,
}: Pick<Deps, 'db' | 'hotels' | 'ariSnapshots' | 'clock'>) {
  const known = new LRUCache<string, HotelFound['stay']>({ max: stays });

  const stayAt = async (hotel: HotelRecord, search: AvailabilitySearch): Promise<HotelFound['stay']> => {
    const now = propertyNow(hotel.sale.timeZone, clock());
    const { snapshot, version } = await ariSnapshots.of(hotel.id);
    const { checkIn, checkOut, guests } = search;
    const key = `${hotel.id} ${version} ${hotel.fingerprint} ${now.today} ${now.hour} ${checkIn} ${checkOut} ${guests.adults} ${guests.childAges.join()} ${guests.infants}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const stay = leastStay(hotel, search, now, snapshot);
    known.set(key, stay);
    return stay;
  };

  const withStays = async (ids: readonly number[], search: AvailabilitySearch): Promise<FoundHotel[]> => {
    const found = await Promise.all(
      ids.map(async (id) => {
        const hotel = await hotels.byId(id);
        return hotel === undefined ? [] : [{ hotel, stay: await stayAt(hotel, search) }];
      }),
    );
    return found.flat();
  };

  /** Other calls get their turn between one part of many hotels and the next. */
  const inTurns = async (ids: readonly number[], search: AvailabilitySearch): Promise<FoundHotel[]> => {
    const found: FoundHotel[] = [];
    for (const part of inBatches(ids, hotelsOnPage)) {
      found.push(...(await withStays(part, search)));
      await setImmediate();
    }
    return found;
  };

  return async ({ wanted, search, sort, isFree, page }: HotelsAsked): Promise<FoundHotels> => {
    const [from, order] = [(page - 1) * hotelsOnPage, sort === 'price' ? 'name' : sort];
    const total = await countHotels(db, wanted);
    if (sort !== 'price' && !isFree) {
      const ids = await findHotels(db, wanted, order, { limit: hotelsOnPage, offset: from });
      return { found: await withStays(ids, search), total, isCut: false };
    }
    const ids = await findHotels(db, wanted, order, { limit: mostCompared, offset: 0 });
    const all = await inTurns(ids, search);
    const wantedOnes = isFree ? all.filter(({ stay }) => stay.kind === 'free' || stay.kind === 'several_types') : all;
    const inOrder =
      sort === 'price'
        ? wantedOnes.toSorted((one, other) => byLeastPrice(asCompared(one), asCompared(other)))
        : wantedOnes;
    const isCut = total > mostCompared;
    return {
      found: inOrder.slice(from, from + hotelsOnPage),
      total: isCut || isFree ? inOrder.length : total,
      isCut,
    };
  };
}

const asCompared = ({ hotel, stay }: FoundHotel): ComparedStay => ({
  currency: hotel.sale.currency,
  total: stay.kind === 'free' ? stay.total : null,
});
