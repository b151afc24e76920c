import { addDays, parseLocalDate, weekdayOf, type LocalDate } from '@latchkey/booking-core/dates';
import type { HotelFound } from '@latchkey/api-contract/types';
import type { ScreenRequest } from '@latchkey/site/screen';
import { defaultGuests } from '@latchkey/site/urls';
import { availabilityQuery } from '@latchkey/stay/stay-query';
import type { StayDates } from '@latchkey/stay/use-stay';

const friday = 5;

/** The weekend that is coming, from Friday to Sunday; on a Saturday or Sunday it is the next one. */
export function weekendAfter(today: LocalDate): StayDates {
  const checkIn = addDays(today, (friday - weekdayOf(today) + 7) % 7);
  return { checkIn, checkOut: addDays(checkIn, 2) };
}

/** What two can book for the coming weekend, the best rated first: prices of several currencies have no order. */
export interface Weekend extends StayDates {
  /** Whether it is the weekend of the week that today is in. */
  readonly isThis: boolean;
  readonly hotels: readonly HotelFound[];
}

/** Hotels shown for a weekend. */
const most = 6;

/** The hotels that have a room for the coming weekend; null where all are full or the call failed. */
export async function loadWeekend({ api, locale, now, signal }: ScreenRequest): Promise<Weekend | null> {
  const today = parseLocalDate(new Date(now).toISOString().slice(0, 10));
  if (today === null) throw new Error('now is no date');
  const dates = weekendAfter(today);
  const query = { ...availabilityQuery({ ...dates, guests: defaultGuests }), sort: 'rating' as const, lang: locale };
  const reply = await api.call('searchHotels', { query }, signal);
  if (reply.status !== 200) return null;
  const hotels = reply.body.hotels.filter(({ stay }) => stay.kind === 'free').slice(0, most);
  return hotels.length === 0 ? null : { ...dates, isThis: weekdayOf(today) <= friday, hotels };
}
