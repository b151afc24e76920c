import { guestPayer } from '@latchkey/booking-core/folio';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { ownBooking } from '../reservations/reservations.ts';
import { creditedOf } from './invoice-view.ts';
import { signatureOf } from './fiscal.queries.ts';
import { invoicesOf } from './invoices.queries.ts';
import { paperAnswer } from './paper/paper-answer.ts';

const none = { status: 404, body: { code: 'not_found' } } as const;

/** What a guest fetches from the booking's page. */
export function invoicesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'getOwnInvoice', async ({ params, query }, { request }) => {
    const own = await ownBooking(deps, params.bookingId, request);
    if ('refused' in own) return own.refused;
    const rows = await invoicesOf(deps.db, own.found.row);
    const standing = rows.findLast(
      (row) => row.kind === 'invoice' && row.payer_id === guestPayer && creditedOf(rows, row) !== row.total,
    );
    if (standing === undefined) return none;
    const answer = await paperAnswer(standing, query.language, await signatureOf(deps.db, standing));
    // One that waits for its signature is not the guest’s yet.
    return answer === undefined || answer === 'waits_for_signature' ? none : answer;
  });
}
