import { balanceOfSums } from '@latchkey/booking-core/folio';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { addPayer, moveLines, postLine, reverseLine, transferLines } from '../../folio/folio.ts';
import { billPartsOf } from '../../invoices/invoices.ts';
import { owingOf } from '../../ledger/ledger.ts';
import { actOnceWith } from '../routes/act-once.ts';
import { bounded } from '../routes/bounded.ts';
import { bookingOfHotel, hotelOfCaller, noKey, unknownBooking } from '../routes/with-property.ts';
import { folioView } from './folio-view.ts';
import { owingStays } from './left-owing.queries.ts';
import { openAccountsOf } from './open-accounts.ts';

const reused = { status: 422, body: { code: 'idempotency_key_reused' } } as const;

/** The account of a stay at the desk: read, and what people put on it. */
export function foliosRoutes(app: FastifyInstance, deps: Deps): void {
  const act = actOnceWith(deps, folioView);

  route(app, 'getFolio', async ({ headers, params, query }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const row = await bookingOfHotel(deps, hotel, params.booking);
    if (row === undefined) return unknownBooking;
    reply.header('cache-control', 'private, no-store');
    return { status: 200, body: await folioView(deps, hotel, row, query.language) };
  });

  route(app, 'postToFolio', async (asked) => {
    const answer = await act('folio-line', asked, (tx, hotel, id, at) => postLine(tx, hotel, id, asked.body, at));
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    if (refusal === 'above_bound' || refusal === 'prove_again')
      return bounded(deps, { reference: asked.params.booking }, refusal);
    return refusal === 'idempotency_key_reused' ? reused : { status: 409, body: { code: refusal } };
  });

  route(app, 'reverseFolioLine', async (asked) => {
    const { line } = asked.params;
    const answer = await act(`folio-reversal:${line}`, asked, (tx, hotel, id, at) =>
      reverseLine(tx, hotel, id, line, asked.body, at),
    );
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    if (refusal === 'above_bound' || refusal === 'prove_again')
      return bounded(deps, { reference: asked.params.booking }, refusal);
    return refusal === 'idempotency_key_reused' ? reused : { status: 409, body: { code: refusal } };
  });

  route(app, 'addFolioPayer', async (asked) => {
    const answer = await act('folio-payer', asked, (tx, hotel, id, at) => addPayer(tx, hotel, id, asked.body, at));
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    return refusal === 'idempotency_key_reused' ? reused : { status: 409, body: { code: refusal } };
  });

  route(app, 'moveFolioLines', async (asked) => {
    const answer = await act('folio-move', asked, (tx, hotel, id, at) =>
      moveLines(tx, hotel, id, asked.body, (row) => billPartsOf(tx, hotel, row), at),
    );
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    return refusal === 'idempotency_key_reused' ? reused : { status: 409, body: { code: refusal } };
  });

  route(app, 'transferFolioLines', async (asked) => {
    const hotel = await hotelOfCaller(deps, asked.headers);
    if (hotel === undefined) return noKey;
    const other = await bookingOfHotel(deps, hotel, asked.body.toBooking);
    if (other === undefined) return unknownBooking;
    const answer = await act('folio-transfer', asked, (tx, live, id, at) =>
      transferLines(tx, live, id, other, asked.body, (row) => billPartsOf(tx, live, row), at),
    );
    if (!('refusal' in answer)) return answer;
    const { refusal } = answer;
    if (refusal === 'above_bound' || refusal === 'prove_again')
      return bounded(deps, { reference: asked.params.booking }, refusal);
    return refusal === 'idempotency_key_reused' ? reused : { status: 409, body: { code: refusal } };
  });

  route(app, 'listLeftOwing', async ({ headers, query }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    if (query.by === 'debtor') {
      reply.header('cache-control', 'private, no-store');
      return { status: 200, body: { stays: [], accounts: await openAccountsOf(deps, hotel) } };
    }
    const rows = await owingStays(deps.db, hotel.id, placeOf(query.cursor), query.limit + 1);
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    return {
      status: 200,
      body: {
        stays: page.map((row) => ({
          bookingId: row.booking_id,
          reference: row.reference,
          guestName: row.travellers[0]?.fullName ?? '',
          status: row.status,
          currency: row.currency,
          balance: balanceOfSums(owingOf(row), row),
          at: row.marked_at.toISOString(),
          ...(row.marked_why === null ? {} : { reason: row.marked_why }),
          ...(row.marked_by === null ? {} : { by: row.marked_by }),
          ...(row.company === null ? {} : { company: row.company }),
          payers: [...row.payers],
        })),
        ...(rows.length > page.length && last !== undefined
          ? { next: `${last.marked_at.getTime()}.${last.booking_id}` }
          : {}),
      },
    };
  });
}

/** Where a page goes on, as the page before has said it; the beginning where it has not. */
function placeOf(cursor: string | undefined): { readonly at: Date; readonly bookingId: string } | null {
  const [ms = '', bookingId = ''] = cursor?.split('.') ?? [];
  const at = new Date(Number(ms));
  return cursor === undefined || Number.isNaN(at.getTime()) ? null : { at, bookingId };
}
