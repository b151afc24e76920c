import { addDays, daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import { momentOf } from '@latchkey/booking-core/time';
import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../../database/acting.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { propertyToday } from '../../catalogue/catalogue.ts';
import { idempotently, requestHashOf } from '../../idempotency/idempotency.ts';
import { closuresOf, sleptNights, unitChanges, unitsOf, type ClosureRow } from '../../units/units.ts';
import { hotelOfCaller, noKey, unknownBooking } from '../routes/with-property.ts';
import { brokenUnits, pictureOfChanges } from './broken-units.ts';
import { mostNightsClosed } from './close-unit.ts';
import { unitsToday } from './cleaning-view.ts';

import { markMended, reportBroken, type Reported } from './report-broken.ts';
import { closureView } from './rooms-view.ts';
import { setUnitState } from './set-state.ts';

const mostChanges = 100;

/** What is done in rooms by number on a day: their states, and what is broken. */
export function cleaningRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listUnits', async ({ headers, query }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const date = query.date ?? propertyToday(hotel.sale.timeZone, deps.clock());
    const language = query.language ?? hotel.readFacts().mailLanguage;
    const [units, closures, nights, broken] = [
      await unitsOf(deps.db, hotel.id),
      await closuresOf(deps.db, hotel.id, date, date),
      await sleptNights(deps.db, hotel.id, { first: addDays(date, -1), last: date }),
      await brokenUnits(deps.db, hotel.id),
    ];
    const namesGuests = actingNow()?.principal.kind !== 'operator';
    const told = { closures, nights, broken, date, language, namesGuests };
    const { timeZone } = hotel.sale;
    const midnight = new Date(momentOf(date, '00:00', timeZone)).toISOString();
    return { status: 200, body: { date, timeZone, midnight, units: await unitsToday(deps.db, hotel, units, told) } };
  });

  route(app, 'setUnitState', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const at = deps.clock();
    const today = propertyToday(hotel.sale.timeZone, at);
    const asked = { state: body.state, was: body.was, note: body.note ?? null, today, at };
    const set = await transact(deps.db, (tx) => setUnitState(tx, hotel, params.unit, asked));
    if (set === 'not_found') return unknownBooking;
    if (set === 'not_clean' || set === 'changed') return { status: 409, body: { code: set } };
    return {
      status: 200,
      body: { unitId: set.unit_id, state: set.state, stateAt: set.state_at?.toISOString() ?? null },
    };
  });

  route(app, 'reportBroken', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const { text, closedUntil: last, pictureId = null } = body;
    const first = propertyToday(hotel.sale.timeZone, deps.clock());
    const never = last === undefined ? null : neverClosed(first, last);
    const key = headers['idempotency-key'];
    const claimed = {
      hotelId: hotel.id,
      scope: `broken:${params.unit}`,
      key,
      // Who posts a form twice has brought in its picture twice: each has another id.
      requestHash: requestHashOf({ text, closedUntil: last }),
    };
    const report = (nights: { first: LocalDate; last: LocalDate } | null) =>
      idempotently<Reported>(deps, claimed, async (tx, rollback, at) => {
        const made = await reportBroken(tx, hotel, params.unit, { text, pictureId, nights }, at);
        return 'refused' in made ? rollback(made) : made;
      });
    const asked = await report(last === undefined || never !== null ? null : { first, last });
    if (asked === 'idempotency_key_reused') return { status: 422, body: { code: asked } };
    const there = async (): Promise<ClosureRow | undefined> =>
      (await closuresOf(deps.db, hotel.id, first, first)).find(({ unit_id }) => unit_id === params.unit);
    if (asked === 'repeated') {
      // The answer of the first call is not kept: what came of it is looked up.
      const closure = last === undefined ? undefined : await there();
      const notClosed = last === undefined || closure !== undefined ? null : (never ?? 'in_the_way');
      return { status: 201, body: { closure: closure === undefined ? null : closureView(closure), notClosed } };
    }
    if ('closure' in asked) {
      const { closure } = asked;
      return { status: 201, body: { closure: closure === null ? null : closureView(closure), notClosed: never } };
    }
    if (asked.refused === 'not_found') return unknownBooking;
    if (asked.refused === 'unknown_picture') return { status: 422, body: { code: asked.refused } };
    // The words are kept all the same.
    const kept = await report(null);
    if (kept === 'idempotency_key_reused') return { status: 422, body: { code: kept } };
    return { status: 201, body: { closure: null, notClosed: asked.refused } };
  });

  route(app, 'markMended', async ({ headers, params }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const isDone = await transact(deps.db, (tx) => markMended(tx, hotel.id, params.unit, deps.clock()));
    return isDone ? { status: 200, body: { unitId: params.unit } } : unknownBooking;
  });

  route(app, 'listUnitChanges', async ({ headers, params }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const units = await unitsOf(deps.db, hotel.id);
    if (!units.some(({ unit_id }) => unit_id === params.unit)) return unknownBooking;
    const changes = await unitChanges(deps.db, hotel.id, params.unit, mostChanges);
    const pictureOf = await pictureOfChanges(deps.db, hotel.id, changes);
    return {
      status: 200,
      body: {
        changes: changes.map((change) => ({
          at: change.at.toISOString(),
          what: change.what,
          by: change.author_name,
          note: change.note,
          pictureId: pictureOf(change),
        })),
      },
    };
  });
}

/** Why nights from today on cannot be closed whatever is in the room; null where they can. */
const neverClosed = (first: LocalDate, last: LocalDate): 'in_the_past' | 'too_many_nights' | null => {
  if (last < first) return 'in_the_past';
  return daysBetween(first, last) >= mostNightsClosed ? 'too_many_nights' : null;
};
