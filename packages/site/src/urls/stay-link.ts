import type { GuestCounts } from '@latchkey/booking-core/pricing';
import { isStayDate } from '@latchkey/booking-core/dates';
import { agesParam, parseGuests } from './guests.ts';
import { urlOf, type Search } from './build-urls.ts';

/** A search for nights, as a deep link says it. Dates are ISO; whether they lie ahead is the screen's question. */
export interface StayLink {
  readonly hotelId: number;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly guests: GuestCounts;
}

/** The shareable address of a search; the infants' place is left out when there are none. */
export function stayUrl({ hotelId, checkIn, checkOut, guests }: StayLink, search: Search = {}): string {
  const places = { hotelId, checkIn, checkOut, adults: guests.adults, children: guests.childAges.length };
  const ages = agesParam(guests.childAges);
  const all: Search = ages === undefined ? search : { ...search, ages };
  return guests.infants > 0
    ? urlOf('roomsWithInfants', { ...places, infants: guests.infants }, all)
    : urlOf('rooms', places, all);
}

/** Reads a deep link's parameters back; null when dates or counts are invalid, or the dates are out of order. */
export function parseStayLink(
  params: Readonly<Record<string, string>>,
  search: Readonly<Record<string, string>>,
): StayLink | null {
  const hotelId = /^\d{1,9}$/.test(params['hotelId'] ?? '') ? Number(params['hotelId']) : null;
  const guests = parseGuests(params['adults'], params['children'], params['infants'], search['ages']);
  const { checkIn = '', checkOut = '' } = params;
  if (hotelId === null || guests === null || !isStayDate(checkIn) || !isStayDate(checkOut) || checkIn >= checkOut)
    return null;
  return { hotelId, checkIn, checkOut, guests };
}
