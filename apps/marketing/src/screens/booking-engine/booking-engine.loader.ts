import type { Availability, Hotel } from '@latchkey/api-contract/types';
import { addDays, weekdayOf, type LocalDate } from '@latchkey/booking-core/dates';
import { priceStay, pricingVersion } from '@latchkey/booking-core/pricing';
import { dateIn } from '@latchkey/format/moment';
import { columnOf } from '@latchkey/format/week';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { liveHotelOf, namedOnly } from '../../live/live-hotel.ts';
import type { BookingEngineModel, ShownStay } from './booking-engine.model.ts';

const shownDays = 35;
const nights = 3;

/** A hotel's prices of five weeks, and the bill of a weekend two weeks ahead; the page stands without either. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<BookingEngineModel>> {
  const hotel = await liveHotelOf(request);
  if (hotel === null) return { kind: 'ready', model: { hotel: null, days: [], stay: null } };
  const { api, locale, now, signal } = request;
  const today = dateIn(now, hotel.timeZone);
  const from = addDays(today, -columnOf(today, locale));
  const checkIn = fridayFrom(addDays(today, 14));
  const checkOut = addDays(checkIn, nights);
  const params = { hotelId: hotel.id };
  const [calendar, rooms] = await Promise.all([
    api.call('getCalendar', { params, query: { from, days: shownDays } }, signal),
    api.call('getAvailability', { params, query: { checkIn, checkOut, adults: 2, lang: locale } }, signal),
  ]);
  return {
    kind: 'ready',
    model: {
      hotel: namedOnly(hotel),
      days: calendar.status === 200 ? calendar.body.days : [],
      stay: rooms.status === 200 ? stayOf(hotel, rooms.body) : null,
    },
  };
}

const fridayFrom = (date: LocalDate): LocalDate => addDays(date, (12 - weekdayOf(date)) % 7);

/** The first free room that takes two, priced here; null where there is none, or where the engine computes in another way than this release. */
function stayOf(hotel: Hotel, offered: Availability): ShownStay | null {
  const room = offered.rooms.find(({ availableRooms, fits, pricing }) => availableRooms > 0 && fits && pricing[0]);
  const plan = room?.pricing[0];
  if (room === undefined || plan === undefined || offered.pricingVersion !== pricingVersion) return null;
  const { currency, bookedOn, checkIn, checkOut, taxes, promotions, convenienceFee, fees } = offered;
  const { roomTypeId } = room;
  const { ratePlanId } = plan;
  const guests = { adults: 2, childAges: [], infants: 0 };
  const stay = { kind: 'nights' as const, nights: plan.nightly };
  const bill = priceStay({
    currency,
    bookedOn,
    checkIn,
    rooms: [{ roomTypeId, ratePlanId, guests, stay }],
    taxes,
    promotions,
    coupon: null,
    addons: [],
    convenienceFee,
    fees,
    advance: null,
  });
  const plans = hotel.HotelRooms.find(({ id }) => id === roomTypeId)?.ratePlans;
  const name = plans?.find(({ id }) => id === ratePlanId)?.name ?? ratePlanId;
  return { bill, promotions, checkIn, checkOut, room: room.name, plan: name };
}
