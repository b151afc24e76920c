import { isFailure, readError, type Result } from '@latchkey/api-client/client';
import type { CalendarDay } from '@latchkey/api-contract/types';
import { addDays } from '@latchkey/booking-core/dates';
import { inLanguage } from '@latchkey/site';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { withSearch } from '@latchkey/site/urls';
import { availabilityQuery, carriedSearch, couponIn } from '@latchkey/stay/stay-query';
import type { AskedStay, StayDates } from '@latchkey/stay/use-stay';
import { extrasIn } from '../../offer/search/extras-in.ts';
import { askedStay, firstNight, homePath, isUndated, todayAt } from '../../offer/search/stay-dates.ts';
import { roomTypeIn } from '../../offer/urls/room-url.ts';
import type { RoomViewModel } from './room-view.model.ts';

/** Days of prices on the page. */
const daysAhead = 42;

/**
 * `/room-view/{roomTypeId}` and the API -> the room's own page. Without dates it is the night that a search of the hotel
 * begins with, for two.
 */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<RoomViewModel>> {
  const { site, params, api, signal, locale } = request;
  if (site.hotel === null) return { kind: 'missing' };
  const hotelId = site.hotel.id;
  const roomTypeId = roomTypeIn(params['roomTypeId']);
  const today = todayAt(site.hotel.timeZone, request.now);
  const read = api.call('getHotel', { params: { hotelId }, query: { lang: locale } }, signal);
  const known = isUndated(request) ? await read : null;
  const asked = askedStay(request, today, known?.status === 200 ? firstNight(known.body, request.now) : today);
  if (asked.kind !== 'stay' && asked.kind !== 'form') return toHome(request);
  const roomsOn = (stay: AskedStay) =>
    api.call('getAvailability', { params: { hotelId }, query: { ...availabilityQuery(stay), lang: locale } }, signal);
  const [hotel, onAsked, calendar, addons] = await Promise.all([
    read,
    roomsOn(asked.stay),
    api.call('getCalendar', { params: { hotelId }, query: { from: today, days: daysAhead, roomTypeId } }, signal),
    api.call('getAddons', { params: { hotelId }, query: { lang: locale } }, signal),
  ]);
  if (isFailure(hotel)) throw readError('the hotel', hotel);
  const room = hotel.status === 200 ? hotel.body.HotelRooms.find(({ id }) => id === roomTypeId) : undefined;
  if (hotel.status !== 200 || room === undefined) return { kind: 'missing' };
  if (onAsked.status === 422) return toHome(request);
  const days = calendar.status === 200 ? calendar.body.days : [];
  // The page has chosen these nights itself, so it may choose others: the first on which this room is free.
  const free = isUndated(request) && isFullOn(onAsked, roomTypeId) ? firstFree(days) : null;
  const stay = free === null ? asked.stay : { ...asked.stay, ...free };
  const rooms = free === null ? onAsked : await roomsOn(stay);
  return {
    kind: 'ready',
    ...(isFailure(rooms) ? { status: 503 } : {}),
    model: {
      hotel: hotel.body,
      room,
      stay,
      today,
      availability: rooms.status === 200 ? rooms.body : null,
      addons: extrasIn(stay, addons.status === 200 ? addons.body.addons : undefined),
      coupon: couponIn(request.search),
      days,
    },
  };
}

const isFullOn = (rooms: Result<'getAvailability'>, roomTypeId: string): boolean =>
  rooms.status === 200 && (rooms.body.rooms.find((room) => room.roomTypeId === roomTypeId)?.availableRooms ?? 0) === 0;

/** The first nights on which a room is free, as many as they must be; null where it is full on all days told. */
export function firstFree(days: readonly CalendarDay[]): StayDates | null {
  // A night without a price of its own is free to who comes before it.
  for (const [at, { date, minStay, price }] of days.entries()) {
    const nights = days.slice(at, at + minStay);
    if (price !== null && nights.length === minStay && nights.every((day) => day.availability === 'open'))
      return { checkIn: date, checkOut: addDays(date, minStay) };
  }
  return null;
}

const toHome = ({ site, search, locale }: ScreenRequest): ScreenOutcome<RoomViewModel> => ({
  kind: 'redirect',
  to: inLanguage(withSearch(homePath(site), { ...carriedSearch(search), notice: 'invalid-date' }), locale),
  status: 303,
});
