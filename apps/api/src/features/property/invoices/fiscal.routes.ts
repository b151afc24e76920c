import type { FastifyInstance } from 'fastify';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import {
  askSignatureAgain,
  connectFiscalService,
  connectionOf,
  disconnectFiscalService,
  findInvoice,
  issuedView,
  signatureOf,
  signPaper,
  unsignedCount,
} from '../../invoices/invoices.ts';
import { hotelOfCaller, noKey, unknownBooking } from '../routes/with-property.ts';

/** The certified part that signs a house's papers. */
export function fiscalRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, settings } = deps;
  const viewOf = async (hotelId: number) => ({
    canConnect: settings.accountKeys.length > 0 && settings.fiscalServiceUrl !== null,
    account: (await connectionOf(db, hotelId))?.account ?? null,
    waiting: await unsignedCount(db, hotelId),
  });

  route(app, 'getFiscalService', async ({ headers }) => {
    const hotel = await hotelOfCaller(deps, headers);
    return hotel === undefined ? noKey : { status: 200, body: await viewOf(hotel.id) };
  });

  route(app, 'setFiscalService', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const said = await transact(db, (tx) => connectFiscalService(tx, hotel.id, body, { settings, at: clock() }));
    return said === 'done' ? { status: 200, body: await viewOf(hotel.id) } : { status: 409, body: { code: said } };
  });

  route(app, 'removeFiscalService', async ({ headers }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const said = await transact(db, (tx) => disconnectFiscalService(tx, hotel.id));
    if (said === 'not_found') return unknownBooking;
    return said === 'done' ? { status: 200, body: await viewOf(hotel.id) } : { status: 409, body: { code: said } };
  });

  route(app, 'signInvoice', async ({ headers, params }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const row = await findInvoice(db, hotel.id, params.invoice);
    if (row === undefined) return unknownBooking;
    const before = await signatureOf(db, row);
    if (before === undefined || before.state === 'signed') return { status: 409, body: { code: 'not_to_sign' } };
    await transact(db, (tx) => askSignatureAgain(tx, row, clock()));
    // The outbox goes on where the service is out of reach now.
    await signPaper(deps, hotel.id, row.invoice_id).catch((cause: unknown) => {
      deps.log.warn({ hotelId: hotel.id, err: cause }, 'a paper waits for its signature');
    });
    return { status: 200, body: issuedView(row, await signatureOf(db, row)) };
  });
}
