import { readError, type Failure } from '@latchkey/api-client/client';
import { propertyClient, type PropertyResult } from '@latchkey/api-client/property';
import type { Day } from '@latchkey/api-contract/types';
import { addDays, daysBetween } from '@latchkey/booking-core/dates';
import { inHotel } from '../../frame/in-hotel.ts';
import { leadToSignIn } from '../../session/lead-to-sign-in.ts';
import { standingOf } from './plan/standing-of.ts';
import { typesOf } from './plan/types-of.ts';
import type { RoomsModel } from './rooms.model.ts';
import { planAt, spanIn } from './rooms-query.ts';

/** The hotel and the days of the address -> who is in which room on them, what is closed, and how many are left. */
export const load = inHotel<RoomsModel>(async (request, { hotel }) => {
  const { search, locale, api, signal } = request;
  const { from: asked, days } = spanIn(search);
  const client = propertyClient(api, hotel.hotelId);
  // Today is what the hotel's own calendar says.
  const day = await client.call('getDay', { query: { language: locale } }, signal);
  if (day.status === 'failure') throw readError('the day', day);
  if (day.status === 401) return leadToSignIn(request);
  if (day.status !== 200) return { kind: 'missing' };
  const { today } = day.body;
  const from = asked ?? today;
  const last = addDays(from, days - 1);
  const [plan, inventory] = await Promise.all([
    client.call(
      'getRoomPlan',
      { query: { first: addDays(from, -1), last: addDays(last, 1), language: locale } },
      signal,
    ),
    client.call('getInventory', { query: { from, to: last } }, signal),
  ]);
  if (plan.status === 'failure') throw readError('the room plan', plan);
  if (plan.status === 401) return leadToSignIn(request);
  if (plan.status !== 200) return { kind: 'missing' };
  const { units, stays, unassigned } = plan.body;
  return {
    kind: 'ready',
    model: {
      today,
      from,
      days,
      types: typesOf(day.body, units, { days, left: leftOn(inventory, (date) => daysBetween(from, date)) }),
      units,
      stays,
      unassigned: unassigned.filter(({ date }) => date >= from && date <= last),
      standing: standingOf(day.body),
      canCheckIn: checkInsOf(day.body),
      here: planAt(hotel.hotelId, asked, days),
    },
  };
});

const checkInsOf = ({ arrivals, overdue }: Day): string[] =>
  [...arrivals, ...overdue].filter(({ acts }) => acts.includes('check_in')).map(({ bookingId }) => bookingId);

/**
 * Rooms left by type and place among the days in sight. The plan works without them, so a failed call leaves them out.
 */
function leftOn(
  reply: PropertyResult<'getInventory'> | Failure,
  placeOf: (date: Parameters<typeof daysBetween>[0]) => number,
): ReadonlyMap<string, number> {
  if (reply.status !== 200) return new Map();
  return new Map(
    reply.body.days.map(({ roomTypeId, date, total, used, free }) => [
      `${roomTypeId} ${placeOf(date)}`,
      Math.max(0, free ?? total - used),
    ]),
  );
}
