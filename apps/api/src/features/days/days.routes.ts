import type { DayReport } from '@latchkey/api-contract/types';
import { usualDayEnd } from '@latchkey/booking-core/counter';
import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../database/acting.ts';
import { noteAct } from '../../database/journal.ts';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { type HotelRecord, propertyToday } from '../catalogue/catalogue.ts';
import {
  closedDays,
  closingDay,
  dayEndOf,
  findDay,
  type HouseDayRow,
  openDay,
  writeDayEnd,
} from '../counter/counter.ts';
import { idempotently, requestHashOf } from '../idempotency/idempotency.ts';
import { beginClose } from './begin-close.ts';
import { goOnClosing } from './close-day.ts';
import { closeDueOf } from './close-due-days.ts';
import { openCases } from './open-cases.ts';

const noKey = { status: 401, body: { code: 'invalid_key' } } as const;
const unknown = { status: 404, body: { code: 'not_found' } } as const;

/** Closed days of one page. */
const mostDays = 31;

/** The end of a hotel's day: what is open, the press, and the sealed reports. */
export function daysRoutes(app: FastifyInstance, deps: Deps): void {
  const hotelOfCaller = async (): Promise<HotelRecord | undefined> => {
    const hotelId = actingNow()?.principal.hotelId;
    return hotelId === undefined ? undefined : deps.hotels.byId(hotelId);
  };

  route(app, 'listDays', async ({ query }, { reply }) => {
    const hotel = await hotelOfCaller();
    if (hotel === undefined) return noKey;
    reply.header('cache-control', 'private, no-store');
    const { db, clock } = deps;
    const now = clock();
    const today = propertyToday(hotel.sale.timeZone, now);
    const open = await openDay(db, hotel.id);
    const day = open?.day ?? today;
    const cases = await openCases(db, hotel.id, day, { from: open?.opened_at ?? now });
    const closed = await closedDays(db, hotel.id, { before: query.before, most: mostDays });
    return {
      status: 200,
      body: {
        today,
        currency: hotel.sale.currency,
        endsAt: (await dayEndOf(db, hotel.id)) ?? usualDayEnd,
        openDay: open?.day ?? null,
        canEnd: open !== undefined && open.day <= today,
        closing: (await closingDay(db, hotel.id))?.day ?? null,
        cases,
        days: closed.map((row) => {
          const { number, closedAt, by, content } = reportView(row, hotel);
          const { chargesTotal: charges, taxTotal: taxes, moneyTotal: money } = content.totals;
          return { day: row.day, number, closedAt, by, charges, taxes, money };
        }),
      },
    };
  });

  route(app, 'getDayReport', async ({ params }) => {
    const hotel = await hotelOfCaller();
    if (hotel === undefined) return noKey;
    const row = await findDay(deps.db, hotel.id, params.day);
    return row?.state === 'closed' ? { status: 200, body: reportView(row, hotel) } : unknown;
  });

  route(app, 'endDay', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller();
    if (hotel === undefined) return noKey;
    const { day } = params;
    // What is over already is closed as it would have been by itself; a house without days gets its first.
    await closeDueOf(deps, hotel);
    const claimed = {
      hotelId: hotel.id,
      scope: `day:${day}`,
      key: headers['idempotency-key'],
      requestHash: requestHashOf(body),
    };
    const said = await idempotently<'done' | 'not_open' | 'too_early'>(deps, claimed, async (tx, rollback, at) => {
      if (day > propertyToday(hotel.sale.timeZone, at)) return rollback('too_early');
      const begun = await beginClose(tx, hotel.id, day, at);
      return begun === 'done' ? begun : rollback(begun);
    });
    if (said === 'idempotency_key_reused') return { status: 422, body: { code: said } };
    if (said === 'not_open' || said === 'too_early') return { status: 409, body: { code: said } };
    await goOnClosing(deps, hotel);
    const row = await findDay(deps.db, hotel.id, day);
    return row?.state === 'closed' ? { status: 200, body: reportView(row, hotel) } : unknown;
  });

  route(app, 'setDayEnd', async ({ body: { endsAt } }) => {
    const hotel = await hotelOfCaller();
    if (hotel === undefined) return noKey;
    await transact(deps.db, async (tx) => {
      const before = { endsAt: (await dayEndOf(tx, hotel.id)) ?? usualDayEnd };
      await writeDayEnd(tx, hotel.id, endsAt, deps.clock());
      noteAct(tx, { hotelId: hotel.id, before, after: { endsAt } });
    });
    return { status: 200, body: { endsAt } };
  });
}

/** A closed day as it was sealed. */
function reportView(row: HouseDayRow, hotel: HotelRecord): DayReport {
  const { number, closed_at: closedAt, content, hash, previous_hash: previousHash } = row;
  if (number === null || closedAt === null || content === null || hash === null)
    throw new Error('a closed day without its report');
  return {
    hotelName: hotel.wordsIn(hotel.readFacts().mailLanguage).words.name,
    number,
    closedAt: closedAt.toISOString(),
    by: row.author_name,
    content: JSON.parse(content) as DayReport['content'],
    hash,
    previousHash: previousHash ?? '',
  };
}
