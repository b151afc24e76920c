import { freePrices, lengthsOf } from '@latchkey/booking-core/basket';
import { nextFullHour } from '@latchkey/booking-core/clock';
import { isStayDate } from '@latchkey/booking-core/dates';
import type { GuestCounts } from '@latchkey/booking-core/pricing';
import { wallClockIn } from '@latchkey/format/moment';
import { slotsQuery } from '@latchkey/stay/stay-query';
import type { ScreenRequest } from '@latchkey/site/screen';
import type { HoursModel } from '@latchkey/stay/use-stay';

/** The hours that are shown, and whether the engine did not say which there are. */
interface AskedHours {
  readonly hours: HoursModel;
  readonly isUnread: boolean;
}

/**
 * What a hotel sells by the hour on the date asked. Null when the address asks for nights; `invalid` for an invalid or
 * past date.
 */
export async function loadHourly(
  request: ScreenRequest,
  hotelId: number,
  timeZone: string,
  guests: GuestCounts,
): Promise<AskedHours | null | 'invalid'> {
  const { api, signal, search, now } = request;
  if (search['stay'] !== 'hour') return null;
  const today = wallClockIn(now, timeZone);
  const next = nextFullHour(today);
  const date = search['date'] ?? next.date;
  if (!isStayDate(date) || date < today.date) return 'invalid';
  const reply = await api.call('getSlots', { params: { hotelId }, query: slotsQuery({ date, guests }) }, signal);
  const { slots, prices } = reply.status === 200 ? reply.body : { slots: [], prices: [] };
  const isOffered = (hour: number | null): hour is number => slots.some((slot) => slot.hour === hour && slot.isOffered);
  const asked = /^\d{1,2}$/.test(search['start'] ?? '') ? Number(search['start']) : null;
  const wanted = asked ?? (date === next.date ? next.hour : null);
  const start = isOffered(wanted) ? wanted : null;
  const lengths = lengthsOf(prices);
  const hours = lengths.find((length) => String(length) === search['hours']) ?? lengths[0] ?? null;
  const isShort =
    start !== null && search['hours'] !== undefined && freePrices({ slots, prices, start, hours }).length === 0;
  const isTaken = (asked !== null && start === null) || isShort;
  return { hours: { date, start, hours, isTaken, slots, prices }, isUnread: reply.status === 'failure' };
}
