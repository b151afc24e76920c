import type { HotelFound } from '@latchkey/api-contract/types';
import { hosts } from '../running/addresses.ts';
import { askHost } from './ask-host.ts';
import type { StayUnderCheck } from './checked-stay.types.ts';

/** What a search says that a stay costs. */
export interface SearchedPrice {
  /** Minor units of the product: whole rupees, cents. */
  readonly total: number;
  readonly currency: string;
  readonly decimals: 0 | 2;
}

type SearchedStay = Pick<StayUnderCheck, 'hotel' | 'checkIn' | 'checkOut' | 'adults' | 'childAges'>;

/** The price of a search for the stay; null where it names none for everybody in rooms of one type. */
export async function searchPrice({
  hotel,
  checkIn,
  checkOut,
  adults,
  childAges,
}: SearchedStay): Promise<SearchedPrice | null> {
  const query = new URLSearchParams({
    place: hotel.place,
    checkIn,
    checkOut,
    adults: String(adults),
    children: String(childAges.length),
    childAges: childAges.join(','),
  });
  const { hotels } = JSON.parse((await askHost(hosts.provider, `/api/hotel-search?${query}`)).text) as {
    hotels: HotelFound[];
  };
  const found = hotels.find(({ id }) => id === hotel.id);
  if (found === undefined) throw new Error(`the search does not find ${hotel.place}`);
  if (found.stay.kind !== 'free') return null;
  // The specification's decimals: none for rupees and rupiah, else two.
  const decimals = found.currency === 'INR' || found.currency === 'IDR' ? 0 : 2;
  return { total: found.stay.total, currency: found.currency, decimals };
}

/** A figure as machines read it. */
export const plainOf = (amount: number, decimals: 0 | 2): string => (amount / 10 ** decimals).toFixed(decimals);
export const plain = ({ total, decimals }: SearchedPrice): string => plainOf(total, decimals);
