import { addDays, daysBetween } from '@latchkey/booking-core/dates';
import type { FastifyInstance } from 'fastify';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { propertyToday } from '../../catalogue/catalogue.ts';
import { closuresOf, sleptNights, unassignedNights, unitsOf, type NamedNight } from '../../units/units.ts';
import { statusesWithRooms } from '../../../database/statuses-with-rooms.ts';
import { bookingOfHotel, hotelOfCaller, noKey, unknownBooking } from '../routes/with-property.ts';
import { brokenUnits } from './broken-units.ts';
import { closeUnit, mostNightsClosed, reopenUnit, type Closed } from './close-unit.ts';
import { moveStay, unpinStay, type Moved } from './move-stay.ts';
import { bookingInPlan, closureView, unitStays, unitViews } from './rooms-view.ts';

const mostNightsShown = 62;

const inTheWay = (nights: readonly NamedNight[]) => {
  const bookings = [...new Map(nights.map((night) => [night.booking_id, bookingInPlan(night)])).values()];
  return { status: 409, body: { code: 'in_the_way', bookings } } as const;
};

/** Rooms by number: who is where, and what is closed. */
export function roomRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'getRoomPlan', async ({ headers, query: { first, last, language: asked } }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const nights = daysBetween(first, last) + 1;
    if (nights < 1 || nights > mostNightsShown) return { status: 422, body: { code: 'too_many_nights' } };
    const date = propertyToday(hotel.sale.timeZone, deps.clock());
    const language = asked ?? hotel.readFacts().mailLanguage;
    const [units, closures, broken, today, shown, without] = [
      await unitsOf(deps.db, hotel.id),
      await closuresOf(deps.db, hotel.id, first, last),
      await brokenUnits(deps.db, hotel.id),
      await sleptNights(deps.db, hotel.id, { first: addDays(date, -1), last: date }),
      await sleptNights(deps.db, hotel.id, { first, last }),
      await unassignedNights(deps.db, hotel.id, first, last, statusesWithRooms),
    ];
    return {
      status: 200,
      body: {
        units: unitViews(hotel, units, { closures, broken, nights: today, date, language }),
        stays: unitStays(shown),
        unassigned: without.map((one) => ({
          ...bookingInPlan(one),
          roomTypeId: one.room_type_id,
          date: one.date,
          rooms: one.places.length,
          places: one.places,
        })),
      },
    };
  });

  route(app, 'moveStay', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const booking = await bookingOfHotel(deps, hotel, body.booking);
    if (booking === undefined) return unknownBooking;
    const move = { booking, unitId: params.unit, place: body.place ?? 0, from: body.from, nights: body.nights };
    const outcome = await transact<Moved>(deps.db, async (tx, rollback) => {
      const made = await moveStay(tx, move);
      return 'moved' in made ? made : rollback(made);
    });
    if ('inTheWay' in outcome) return inTheWay(outcome.inTheWay);
    if ('moved' in outcome) return { status: 200, body: { moved: inTheWay(outcome.moved).body.bookings } };
    return outcome.refused === 'not_found' ? unknownBooking : { status: 409, body: { code: outcome.refused } };
  });

  route(app, 'unpinStay', async ({ headers, params, query: { roomTypeId, place } }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const booking = await bookingOfHotel(deps, hotel, params.booking);
    if (booking === undefined) return unknownBooking;
    return {
      status: 200,
      body: { nights: await transact(deps.db, (tx) => unpinStay(tx, booking, { roomTypeId, place })) },
    };
  });

  route(app, 'closeUnit', async ({ headers, params, body: { first, last, kind, reason = null } }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const at = deps.clock();
    if (first < propertyToday(hotel.sale.timeZone, at)) return { status: 422, body: { code: 'in_the_past' } };
    if (daysBetween(first, last) >= mostNightsClosed) return { status: 422, body: { code: 'too_many_nights' } };
    const outcome = await transact<Closed>(deps.db, async (tx, rollback) => {
      const made = await closeUnit(tx, hotel, params.unit, { first, last, kind, reason }, at);
      return 'closure' in made ? made : rollback(made);
    });
    if ('inTheWay' in outcome) return inTheWay(outcome.inTheWay);
    if ('closure' in outcome) return { status: 201, body: closureView(outcome.closure) };
    return outcome.refused === 'not_found' ? unknownBooking : { status: 409, body: { code: outcome.refused } };
  });

  route(app, 'reopenUnit', async ({ headers, params }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const closure = await transact(deps.db, (tx) => reopenUnit(tx, hotel, params.closure, deps.clock()));
    return closure === undefined ? unknownBooking : { status: 200, body: closureView(closure) };
  });
}
