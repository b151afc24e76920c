import type { Shift } from '@latchkey/api-contract/types';
import { may } from '@latchkey/booking-core/staff';
import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../database/acting.ts';
import type { Transaction } from '../../database/database.types.ts';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../hash-of.ts';
import { route } from '../../http/route.ts';
import { type HotelRecord, propertyToday } from '../catalogue/catalogue.ts';
import { idempotently, requestHashOf } from '../idempotency/idempotency.ts';
import { countShift } from './count-shift.ts';
import { openDay } from './house-days.queries.ts';
import { moveCash, seesAll } from './move-cash.ts';
import { openShift } from './open-shift.ts';
import { personActing } from './own-shift.ts';
import { closedView, shiftView } from './shift-view.ts';
import { cashWithoutShift, closedShifts, findShift, openShifts, type ShiftRow } from './shifts.queries.ts';

const noKey = { status: 401, body: { code: 'invalid_key' } } as const;
const unknown = { status: 404, body: { code: 'not_found' } } as const;
const reused = { status: 422, body: { code: 'idempotency_key_reused' } } as const;

interface Asked {
  readonly headers: { readonly 'idempotency-key': string };
  readonly body: unknown;
}

/** Cash at the counter, by person and shift. */
export function counterRoutes(app: FastifyInstance, deps: Deps): void {
  const hotelOfCaller = async (): Promise<HotelRecord | undefined> => {
    const hotelId = actingNow()?.principal.hotelId;
    return hotelId === undefined ? undefined : deps.hotels.byId(hotelId);
  };
  /** Does an act of a drawer once for its key, and answers the drawer as it is then. */
  const once = async <Refusal extends string>(
    hotelId: number,
    { scope, asked, shiftId }: { readonly scope: string; readonly asked: Asked; readonly shiftId: string },
    work: (tx: Transaction, at: Date) => Promise<Refusal | 'done'>,
  ): Promise<{ readonly shift: Shift } | { readonly refused: Refusal | 'idempotency_key_reused' | 'not_found' }> => {
    const claimed = { hotelId, scope, key: asked.headers['idempotency-key'], requestHash: requestHashOf(asked.body) };
    const answer = await idempotently<Refusal | 'done'>(deps, claimed, async (tx, rollback, at) => {
      const said = await work(tx, at);
      return said === 'done' ? said : rollback(said);
    });
    if (answer !== 'done' && answer !== 'repeated') return { refused: answer as Refusal | 'idempotency_key_reused' };
    const row = await findShift(deps.db, hotelId, shiftId);
    return row === undefined ? { refused: 'not_found' } : { shift: await shiftView(deps.db, row) };
  };

  route(app, 'getCounter', async (_, { reply }) => {
    const hotel = await hotelOfCaller();
    if (hotel === undefined) return noKey;
    reply.header('cache-control', 'private, no-store');
    const { db, clock } = deps;
    const [person, now] = [personActing(), clock()];
    const open = await openShifts(db, hotel.id);
    const isOwn = ({ author_id: id }: ShiftRow): boolean => id === person;
    const own = open.find(isOwn);
    const others = seesAll() ? open.filter((row) => !isOwn(row)) : [];
    const closed = await closedShifts(db, hotel.id, seesAll() || person === undefined ? {} : { personId: person });
    const from = (await openDay(db, hotel.id))?.opened_at;
    const loose = from === undefined ? [] : await cashWithoutShift(db, hotel.id, { from });
    const principal = actingNow()?.principal;
    return {
      status: 200,
      body: {
        today: propertyToday(hotel.sale.timeZone, now),
        timeZone: hotel.sale.timeZone,
        currency: hotel.sale.currency,
        hasDrawer: person !== undefined && principal !== undefined && may(principal, 'openShift'),
        own: own === undefined ? null : await shiftView(db, own),
        open: await Promise.all(others.map((row) => shiftView(db, row))),
        closed: closed.map(closedView),
        withoutShift: { lines: loose.length, amount: loose.reduce((sum, { amount }) => sum + amount, 0) },
      },
    };
  });

  route(app, 'openShift', async (asked) => {
    const hotel = await hotelOfCaller();
    const person = personActing();
    if (hotel === undefined || person === undefined) return noKey;
    // Of its key: asked again it is the same drawer.
    const shiftId = hashOf(`${hotel.id} ${person} ${asked.headers['idempotency-key']}`).slice(0, 22);
    const answer = await once(hotel.id, { scope: `shift:${person}`, asked, shiftId }, (tx, at) =>
      openShift(tx, hotel, { shiftId, float: asked.body.float }, at),
    );
    if ('shift' in answer) return { status: 200, body: answer.shift };
    return answer.refused === 'shift_open' ? { status: 409, body: { code: answer.refused } } : reused;
  });

  route(app, 'moveCash', async (asked) => {
    const hotel = await hotelOfCaller();
    if (hotel === undefined) return noKey;
    const shiftId = asked.params.shift;
    const answer = await once(hotel.id, { scope: `cash:${shiftId}`, asked, shiftId }, (tx, at) =>
      moveCash(tx, hotel.id, shiftId, asked.body, at),
    );
    return 'shift' in answer ? { status: 200, body: answer.shift } : refusedBy(answer.refused);
  });

  route(app, 'countShift', async (asked) => {
    const hotel = await hotelOfCaller();
    if (hotel === undefined) return noKey;
    const shiftId = asked.params.shift;
    const answer = await once(hotel.id, { scope: `count:${shiftId}`, asked, shiftId }, (tx, at) =>
      countShift(tx, hotel.id, shiftId, asked.body, at),
    );
    return 'shift' in answer ? { status: 200, body: answer.shift } : refusedBy(answer.refused);
  });

  route(app, 'getShift', async ({ params }) => {
    const hotel = await hotelOfCaller();
    if (hotel === undefined) return noKey;
    const row = await findShift(deps.db, hotel.id, params.shift);
    // Whose drawer it is, reception is not told of others.
    if (row === undefined || (!seesAll() && row.author_id !== personActing())) return unknown;
    return { status: 200, body: await shiftView(deps.db, row) };
  });
}

const refusedBy = (code: 'not_found' | 'shift_closed' | 'not_own_shift' | 'idempotency_key_reused') => {
  if (code === 'not_found') return unknown;
  return code === 'idempotency_key_reused' ? reused : ({ status: 409, body: { code } } as const);
};
