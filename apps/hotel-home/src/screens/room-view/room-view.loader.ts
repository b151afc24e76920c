import { isFailure, readError } from '@latchkey/api-client/client';
import { inLanguage } from '@latchkey/site';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { withSearch } from '@latchkey/site/urls';
import { availabilityQuery, carriedSearch, couponIn } from '@latchkey/stay/stay-query';
import { askedStay, firstNight, homePath, isUndated, todayAt } from '../home/home.dates.ts';
import { roomTypeIn } from './room-url.ts';
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
  const { stay } = asked;
  const [hotel, rooms, calendar, addons] = await Promise.all([
    read,
    api.call('getAvailability', { params: { hotelId }, query: { ...availabilityQuery(stay), lang: locale } }, signal),
    api.call('getCalendar', { params: { hotelId }, query: { from: today, days: daysAhead, roomTypeId } }, signal),
    api.call('getAddons', { params: { hotelId }, query: { lang: locale } }, signal),
  ]);
  if (isFailure(hotel)) throw readError('the hotel', hotel);
  const room = hotel.status === 200 ? hotel.body.HotelRooms.find(({ id }) => id === roomTypeId) : undefined;
  if (hotel.status !== 200 || room === undefined) return { kind: 'missing' };
  if (rooms.status === 422) return toHome(request);
  return {
    kind: 'ready',
    ...(isFailure(rooms) ? { status: 503 } : {}),
    model: {
      hotel: hotel.body,
      room,
      stay,
      today,
      availability: rooms.status === 200 ? rooms.body : null,
      addons: addons.status === 200 ? addons.body.addons : [],
      coupon: couponIn(request.search),
      days: calendar.status === 200 ? calendar.body.days : [],
    },
  };
}

const toHome = ({ site, search, locale }: ScreenRequest): ScreenOutcome<RoomViewModel> => ({
  kind: 'redirect',
  to: inLanguage(withSearch(homePath(site), { ...carriedSearch(search), notice: 'invalid-date' }), locale),
  status: 303,
});
