import type { FastifyInstance } from 'fastify';
import { actingNow } from '../../database/acting.ts';
import { noteAct } from '../../database/journal.ts';
import { transact } from '../../database/transact.ts';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../hash-of.ts';
import { route } from '../../http/route.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import { idempotently, requestHashOf } from '../idempotency/idempotency.ts';
import { batchView, bookkeepingView } from './bookkeeping-view.ts';
import { batchesOf, findBatch, settingsOf, writeSettings } from './bookkeeping.queries.ts';
import { type BatchRefusal, canDatev, makeBatch } from './make-batch.ts';

const noKey = { status: 401, body: { code: 'invalid_key' } } as const;
const unknown = { status: 404, body: { code: 'not_found' } } as const;

/** Entries of closed days for the program that keeps a house's books. */
export function bookkeepingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const hotelOfCaller = async (): Promise<HotelRecord | undefined> => {
    const hotelId = actingNow()?.principal.hotelId;
    return hotelId === undefined ? undefined : deps.hotels.byId(hotelId);
  };

  route(app, 'getBookkeeping', async ({ query }, { reply }) => {
    const hotel = await hotelOfCaller();
    if (hotel === undefined) return noKey;
    reply.header('cache-control', 'private, no-store');
    return { status: 200, body: await bookkeepingView(deps, hotel, query.month) };
  });

  route(app, 'setBookkeeping', async ({ body }) => {
    const hotel = await hotelOfCaller();
    if (hotel === undefined) return noKey;
    const isElsewhere = hotel.readFacts().countryCode !== 'DE' || (body.datev !== null && !canDatev(hotel));
    if (isElsewhere && (body.chart !== 'own' || body.datev !== null))
      return { status: 422, body: { code: 'chart_elsewhere' } };
    await transact(db, async (tx) => {
      const before = await settingsOf(tx, hotel.id);
      await writeSettings(tx, hotel.id, body, clock());
      noteAct(tx, { hotelId: hotel.id, ...(before === null ? {} : { before }), after: body });
    });
    return { status: 200, body };
  });

  route(app, 'makeBookkeepingBatch', async ({ headers, body }) => {
    const hotel = await hotelOfCaller();
    if (hotel === undefined) return noKey;
    const claimed = {
      hotelId: hotel.id,
      scope: 'bookkeeping',
      key: headers['idempotency-key'],
      requestHash: requestHashOf(body),
    };
    const asked = hashOf(`${hotel.id} ${claimed.key}`);
    const said = await idempotently<'done' | BatchRefusal>(deps, claimed, async (tx, rollback, at) => {
      const made = await makeBatch(tx, hotel, { month: body.month, asked }, at);
      return 'code' in made ? rollback(made) : 'done';
    });
    if (said === 'idempotency_key_reused') return { status: 422, body: { code: said } };
    if (typeof said === 'object') return { status: 409, body: said };
    const row = (await batchesOf(db, hotel.id)).find((batch) => batch.asked === asked);
    return row === undefined ? { status: 409, body: { code: 'nothing_ready' } } : { status: 200, body: batchView(row) };
  });

  route(app, 'getBookkeepingFile', async ({ params: { hotel: named, batch, file } }) => {
    const hotel = await hotelOfCaller();
    if (hotel === undefined) return noKey;
    const row = named === hotel.id ? await findBatch(db, hotel.id, batch) : undefined;
    if (row === undefined) return unknown;
    const name = `${row.month}-${row.number}`;
    if (file === 'journal')
      return {
        status: 200,
        file: Buffer.from(row.journal, 'utf8'),
        fileName: `journal-${name}.csv`,
        charset: 'utf-8',
      };
    if (row.datev === null) return unknown;
    return {
      status: 200,
      file: Buffer.from(row.datev, 'base64'),
      fileName: `EXTF_Buchungsstapel_${name}.csv`,
      charset: 'windows-1252',
    };
  });
}
