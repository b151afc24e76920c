import { hotelOrders } from '@latchkey/booking-core/hotel-search';
import { addDays, isStayDate, stayDatesOf, weekdayOf, type LocalDate } from '@latchkey/booking-core/dates';
import { defaultGuests, guestsOfSearch } from '@latchkey/site/urls';
import type { StayDates } from '@latchkey/stay/use-stay';
import { filters, type FinderSearch } from './finder.model.ts';

type Search = Readonly<Record<string, string>>;

/** Whether an address asks for hotels, or is the landing page as it is. */
export const isFinderSearch = (search: Search): boolean =>
  search['place'] !== undefined || search['checkIn'] !== undefined || search['checkOut'] !== undefined;

/**
 * The search of an address; what it leaves out is two adults, everywhere, on the first weekend that lies a week ahead.
 * Null where its dates are no dates of a stay.
 */
export function finderSearch(search: Search, today: LocalDate): FinderSearch | null {
  const dates = datesOf(search, today);
  if (dates === null) return null;
  const page = /^\d{1,3}$/.test(search['page'] ?? '') ? Math.max(1, Number(search['page'])) : 1;
  return {
    ...dates,
    place: (search['place'] ?? '').trim().slice(0, 80),
    guests: guestsOfSearch(search) ?? defaultGuests,
    sort: hotelOrders.find((sort) => sort === search['sort']) ?? 'name',
    filters: filters.filter((filter) => search[filter] === '1'),
    page,
  };
}

function datesOf({ checkIn, checkOut }: Search, today: LocalDate): StayDates | null {
  if (checkIn === undefined && checkOut === undefined) return nextWeekend(today);
  // Somewhere on earth it is still yesterday; what is over at a hotel, the hotel's answer says.
  const stay = stayDatesOf(checkIn ?? '', checkOut ?? '', addDays(today, -1));
  return stay.kind === 'stay' && isStayDate(stay.checkOut) ? { checkIn: stay.checkIn, checkOut: stay.checkOut } : null;
}

const friday = 5;

function nextWeekend(today: LocalDate): StayDates {
  const inAWeek = addDays(today, 7);
  const checkIn = addDays(inAWeek, (friday - weekdayOf(inAWeek) + 7) % 7);
  return { checkIn, checkOut: addDays(checkIn, 2) };
}
