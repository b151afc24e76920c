import { deskUrl } from '@latchkey/site/urls';
import type { Framed } from '../../frame/desk-frame.types.ts';
import type { TodayModel } from './today.model.ts';

/** The pages of the bookings that a day's guests are in, what is to do first; of another day than today none. */
export function pagesOf({ day, frame }: TodayModel & Framed): readonly string[] {
  if (day.date !== day.today) return [];
  const { overdue, toAnswer, arrivals, departures, inHouse } = day;
  const references = [overdue, toAnswer, arrivals, departures, inHouse].flat().map(({ reference }) => reference);
  const { hotelId } = frame.hotel;
  return [...new Set(references)].map((reference) => deskUrl('booking', { hotelId, reference }));
}
