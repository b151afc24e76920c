import type { GuestCounts } from '@latchkey/booking-core/pricing';
import type { ScreenRequest } from '@latchkey/site/screen';
import { defaultGuests, guestsSearch, hotelHomeAnchor, urlOf, withSearch } from '@latchkey/site/urls';
import { couponSearch } from '@latchkey/stay/stay-query';
import { homePath } from '../search/stay-dates.ts';
import type { HoursModel } from '@latchkey/stay/use-stay';

/** The address of an hourly stay at a hotel: `?stay=hour&date=&start=&hours=`, its guests where they are not the default two, and the code of the link, at its rooms. */
export function hourlyUrl(
  site: ScreenRequest['site'],
  { date, start, hours }: Partial<Pick<HoursModel, 'date' | 'start' | 'hours'>>,
  guests: GuestCounts = defaultGuests,
  coupon: string | null = null,
): string {
  const home = site.hotel === null ? urlOf('hotelHome') : homePath(site);
  const { adults, ...others } = guestsSearch(guests);
  const search = {
    stay: 'hour' as const,
    ...(date === undefined ? {} : { date }),
    ...(typeof start === 'number' ? { start: String(start) } : {}),
    ...(typeof hours === 'number' ? { hours: String(hours) } : {}),
    ...(guests.adults === defaultGuests.adults ? others : { adults, ...others }),
    ...couponSearch(coupon),
  };
  return `${withSearch(home, search)}${hotelHomeAnchor('rooms')}`;
}
