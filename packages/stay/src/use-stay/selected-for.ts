import type { Basket } from '@latchkey/booking-core/basket';
import { stayKeyOf, type SelectedFor } from '@latchkey/visit';
import type { HoursModel, StayModel } from '../stay-model.types.ts';
import type { AskedQuote } from './use-api-bill.ts';

/** The hotel and stay that a page's selection belongs to. */
export const selectedFor = (
  { hotel, stay }: Pick<StayModel, 'hotel' | 'stay'>,
  hours: HoursModel | null = null,
): SelectedFor => ({
  hotelId: hotel.id,
  stay: hours === null ? stayKeyOf(stay) : `${hours.date}T${hours.start}+${hours.hours}`,
});

/** The quote that a basket asks for; null where no hours are chosen. */
export function askedQuote(
  { hotel, stay: { checkIn, checkOut } }: Pick<StayModel, 'hotel' | 'stay'>,
  hours: HoursModel | null,
  { rooms, addons }: Extract<Basket, { kind: 'ready' }>,
): AskedQuote | null {
  const chosen = { hotelId: hotel.id, rooms, ...(addons.length === 0 ? {} : { addons }) };
  if (hours === null) return { ...chosen, stay: { kind: 'nights', checkIn, checkOut } };
  const { date, start, hours: length } = hours;
  return start === null || length === null
    ? null
    : { ...chosen, stay: { kind: 'hours', date, startHour: start, hours: length } };
}
