import type { FastifyInstance } from 'fastify';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { claimKey, keepAnswer, keyState, requestHashOf } from '../../idempotency/idempotency.ts';
import { hotelOfCaller, noKey } from '../routes/with-property.ts';
import type { AriChange, AriDone, AriOutcome } from './ari-change.types.ts';
import { changeAri } from './change-ari.ts';
import { mostCells, placed } from './changed-cells.ts';
import { hasPlan, refusedEdit } from './edit-answers.ts';
import { isSpan } from './editable-nights.ts';
import { rateNames } from './rate-columns.ts';

/** Rooms, prices and restrictions of many nights at once, for grids and channels. */
export function ariRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'changeAri', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const { changes, sentAt, seenAt, currency, force } = body;
    if (!changes.every(isSpan)) return { status: 422, body: { code: 'invalid_dates' } };
    if (!changes.every((change) => hasPlan(hotel, change))) return { status: 404, body: { code: 'not_found' } };
    if (!changes.every(saysSomething)) return { status: 422, body: { code: 'nothing_to_change' } };
    const plans = (roomTypeId: string): number =>
      Object.keys(hotel.sale.rooms.find(({ id }) => id === roomTypeId)?.prices ?? {}).length;
    if (cellsOf(changes, plans) > mostCells) return { status: 422, body: { code: 'too_many_cells' } };
    const key = {
      hotelId: hotel.id,
      scope: 'ari',
      key: headers['idempotency-key'],
      requestHash: requestHashOf(body),
    };
    const outcome = await transact<AriOutcome | 'key_taken'>(deps.db, async (tx, rollback) => {
      const now = deps.clock();
      if (!(await claimKey(tx, key, { status: 200, body: {} }, now))) return rollback('key_taken');
      const message = { changes, sentAt: momentOf(sentAt), seenAt: momentOf(seenAt), currency, force };
      const made = await changeAri(tx, hotel, message, now);
      if (!('done' in made)) return rollback(made);
      await keepAnswer(tx, key, made.done);
      return made;
    });
    if (outcome !== 'key_taken') return answerOf(outcome);
    const known = await keyState<AriDone>(deps.db, key);
    return known.kind === 'answered'
      ? answerOf({ done: known.body })
      : { status: 422, body: { code: 'idempotency_key_reused' } };
  });
}

const momentOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

const saysSomething = (change: AriChange): boolean =>
  change.total !== undefined || change.backToRule !== undefined || rateNames.some((name) => change[name] !== undefined);

/** Nights of plans and of room types that changes name, one that is named twice counted twice. */
function cellsOf(changes: readonly AriChange[], plansOf: (roomTypeId: string) => number): number {
  let cells = 0;
  for (const { dates, roomTypeId, ratePlanId } of placed(changes))
    cells += dates.length * (ratePlanId === undefined ? plansOf(roomTypeId) : 1);
  return cells;
}

function answerOf(outcome: AriOutcome) {
  if ('faults' in outcome) return refusedEdit(outcome.faults);
  if ('newer' in outcome)
    return { status: 409 as const, body: { code: 'changed' as const, newer: [...outcome.newer] } };
  if ('belowSold' in outcome) {
    const rooms = outcome.belowSold.map(({ roomTypeId, dates }) => ({ roomTypeId, dates: [...dates] }));
    return { status: 409 as const, body: { code: 'below_sold' as const, rooms } };
  }
  return { status: 200 as const, body: { ...outcome.done, superseded: [...outcome.done.superseded] } };
}
