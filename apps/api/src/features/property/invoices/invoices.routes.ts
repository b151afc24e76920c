import type { FastifyInstance } from 'fastify';
import { guestPayer } from '@latchkey/booking-core/folio';
import { documentsPolicyOf, invoiceOf } from '@latchkey/booking-core/invoice';
import type { InvoiceDraftOfPayer } from '@latchkey/api-contract/types';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { hashOf } from '../../../hash-of.ts';
import { route } from '../../../http/route.ts';
import { lockBooking, type BookingRow } from '../../bookings/bookings.ts';
import { propertyToday, type HotelRecord } from '../../catalogue/catalogue.ts';
import { idempotently, requestHashOf } from '../../idempotency/idempotency.ts';
import {
  changeSettings,
  creditInvoice,
  accountAnswer,
  draftsOfBooking,
  eInvoiceOf,
  entriesOf,
  findInvoice,
  type InvoiceRow,
  invoicesOfMonth,
  connectionOf,
  issuedView,
  signatureOf,
  signaturesOf,
  signPaper,
  issueInvoice,
  type PayerDraft,
  paperAnswer,
  settingsOf,
} from '../../invoices/invoices.ts';
import { bookingOfHotel, hotelOfCaller, noKey, unknownBooking } from '../routes/with-property.ts';

/** Papers of a booking's account, and what a house says for them. */
export function invoiceRoutes(app: FastifyInstance, deps: Deps): void {
  const policyOf = async (hotel: HotelRecord) => {
    const isCertified = (await connectionOf(deps.db, hotel.id)) !== undefined;
    const today = propertyToday(hotel.sale.timeZone, deps.clock());
    return policyView(documentsPolicyOf(hotel.readFacts().countryCode, today, isCertified));
  };
  /** A paper as it was issued, with what a certified part has said of it. */
  const viewOf = async (row: InvoiceRow) => issuedView(row, await signatureOf(deps.db, row));

  route(app, 'getInvoiceSettings', async ({ headers }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    return { status: 200, body: { settings: await settingsOf(deps.db, hotel.id), policy: await policyOf(hotel) } };
  });

  route(app, 'setInvoiceSettings', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const said = await transact(deps.db, (tx) => changeSettings(tx, hotel, body, deps.clock()));
    if (said !== 'done') return { status: 422, body: { code: said } };
    return { status: 200, body: { settings: await settingsOf(deps.db, hotel.id), policy: await policyOf(hotel) } };
  });

  route(app, 'listInvoices', async ({ headers, params }) => {
    const hotel = await hotelOfCaller(deps, headers);
    const row = hotel === undefined ? undefined : await bookingOfHotel(deps, hotel, params.booking);
    if (hotel === undefined) return noKey;
    if (row === undefined) return unknownBooking;
    const agreed = await hotel.agreedHotel(deps.db, row);
    const { policy, drafts, issued } = await draftsOfBooking(deps.db, agreed, row, deps.clock());
    const signatures = await signaturesOf(
      deps.db,
      hotel.id,
      issued.map(({ invoice_id: id }) => id),
    );
    const views = drafts.map(draftView);
    const { refused = null, unrated = [] } = views[0] ?? {};
    return {
      status: 200,
      body: { policy: policyView(policy), refused, unrated, drafts: views, invoices: entriesOf(issued, signatures) },
    };
  });

  /** What a payer owes now, or why no paper says so. */
  const accountOf = async (hotel: HotelRecord, row: BookingRow, payer: string = guestPayer) => {
    const agreed = await hotel.agreedHotel(deps.db, row);
    const { policy, drafts } = await draftsOfBooking(deps.db, agreed, row, deps.clock());
    if (policy.documents === 'none') return 'documents_not_allowed';
    const own = drafts.find(({ payerId }) => payerId === payer);
    if (own === undefined) return 'nothing_to_invoice';
    const { draft, refused } = own;
    if (draft === undefined) return refused === 'country_missing' ? refused : 'settings_missing';
    const view = draftView(own);
    return view.content === null ? 'nothing_to_invoice' : { ...view, content: view.content, policy };
  };

  route(app, 'getProForma', async ({ headers, params, query }) => {
    const hotel = await hotelOfCaller(deps, headers);
    const row = hotel === undefined ? undefined : await bookingOfHotel(deps, hotel, params.booking);
    if (hotel === undefined) return noKey;
    if (row === undefined) return unknownBooking;
    const account = await accountOf(hotel, row, query.payer);
    if (typeof account === 'string') return { status: 409, body: { code: account } };
    const { content, isTaxIdLeftOut } = account;
    return { status: 200, body: { content, isTaxIdLeftOut } };
  });

  route(app, 'getAccountPaper', async ({ headers, params, query }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const row = params.hotel === hotel.id ? await bookingOfHotel(deps, hotel, params.booking) : undefined;
    if (row === undefined) return unknownBooking;
    const account = await accountOf(hotel, row, query.payer);
    if (typeof account === 'string') return { status: 409, body: { code: account } };
    const { documents } = account.policy;
    const answer = await accountAnswer(account.content, query.language, documents, deps.clock());
    return answer ?? unknownBooking;
  });

  route(app, 'listHotelInvoices', async ({ headers, query }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const month = query.month ?? propertyToday(hotel.sale.timeZone, deps.clock()).slice(0, 7);
    return { status: 200, body: await invoicesOfMonth(deps.db, hotel.id, hotel.readFacts().countryCode, month) };
  });

  route(app, 'getInvoice', async ({ headers, params }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const row = await findInvoice(deps.db, hotel.id, params.invoice);
    return row === undefined ? unknownBooking : { status: 200, body: await viewOf(row) };
  });

  route(app, 'getInvoicePaper', async ({ headers, params, query }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const row = params.hotel === hotel.id ? await findInvoice(deps.db, hotel.id, params.invoice) : undefined;
    if (row === undefined) return unknownBooking;
    const answer = await paperAnswer(row, query.language, await signatureOf(deps.db, row));
    return answer === 'waits_for_signature' ? { status: 409, body: { code: answer } } : (answer ?? unknownBooking);
  });

  route(app, 'getEInvoice', async ({ headers, params, query }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const row = await findInvoice(deps.db, hotel.id, params.invoice);
    if (row === undefined) return unknownBooking;
    if (((await signatureOf(deps.db, row))?.state ?? 'signed') !== 'signed')
      return { status: 409, body: { code: 'waits_for_signature' } };
    const answer = eInvoiceOf(row, query.profile);
    return 'refused' in answer
      ? { status: 409, body: { code: answer.refused } }
      : { status: 200, body: { number: row.number, xml: answer.xml } };
  });

  /** Issues once for a key, which makes the paper's id: a repeated request gets the same paper. */
  const once = async <Refusal extends string>(
    { hotel_id: hotelId, booking_id: bookingId }: BookingKey,
    { scope, body, key }: { readonly scope: string; readonly body: unknown; readonly key: string },
    work: (tx: Transaction, row: BookingRow, invoiceId: string, at: Date) => Promise<InvoiceRow | Refusal>,
  ): Promise<InvoiceRow | Refusal | 'idempotency_key_reused' | 'not_found'> => {
    const named = `${scope}:${bookingId}`;
    const invoiceId = hashOf(`${hotelId} ${named} ${key}`).slice(0, 22);
    const claimed = { hotelId, scope: named, key, requestHash: requestHashOf(body) };
    const answer = await idempotently<'done' | Refusal | 'not_found'>(deps, claimed, async (tx, rollback, at) => {
      const row = await lockBooking(tx, { hotel_id: hotelId, booking_id: bookingId });
      if (row === undefined) return rollback('not_found');
      const said = await work(tx, row, invoiceId, at);
      return typeof said === 'string' ? rollback(said) : 'done';
    });
    if (answer !== 'done' && answer !== 'repeated') return answer;
    return (await findInvoice(deps.db, hotelId, invoiceId)) ?? 'not_found';
  };

  /** The same of a paper that was just issued: where the certified part answers now, it need not wait for the outbox. */
  const signedView = async (row: InvoiceRow) => {
    if ((await signatureOf(deps.db, row))?.state === 'waiting')
      await signPaper(deps, row.hotel_id, row.invoice_id).catch((cause: unknown) => {
        deps.log.warn({ hotelId: row.hotel_id, err: cause }, 'a paper waits for its signature');
      });
    return viewOf(row);
  };

  route(app, 'issueInvoice', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    const row = hotel === undefined ? undefined : await bookingOfHotel(deps, hotel, params.booking);
    if (hotel === undefined) return noKey;
    if (row === undefined) return unknownBooking;
    const asked = { scope: 'invoice', body, key: headers['idempotency-key'] };
    const said = await once(row, asked, (tx, locked, invoiceId, at) =>
      issueInvoice(tx, hotel, locked, { buyer: undefined, payerId: undefined, ...body, invoiceId }, at),
    );
    if (typeof said !== 'string') return { status: 200, body: await signedView(said) };
    if (said === 'not_found') return unknownBooking;
    return said === 'idempotency_key_reused'
      ? { status: 422, body: { code: said } }
      : { status: 409, body: { code: said } };
  });

  route(app, 'creditInvoice', async ({ headers, params, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const invoice = await findInvoice(deps.db, hotel.id, params.invoice);
    if (invoice === undefined) return unknownBooking;
    const asked = { scope: `credit-note:${invoice.invoice_id}`, body, key: headers['idempotency-key'] };
    const said = await once(invoice, asked, (tx, locked, invoiceId, at) =>
      creditInvoice(tx, hotel, locked, invoice, { ...body, invoiceId }, at),
    );
    if (typeof said !== 'string') return { status: 200, body: await signedView(said) };
    if (said === 'not_found') return unknownBooking;
    return said === 'idempotency_key_reused'
      ? { status: 422, body: { code: said } }
      : { status: 409, body: { code: said } };
  });
}

/** A draft as its house reads it. */
function draftView({ draft, unrated, ...own }: PayerDraft): InvoiceDraftOfPayer {
  const content =
    draft === undefined || draft.charges.length === 0 ? null : invoiceOf({ ...draft, kind: 'pro-forma', number: null });
  return { ...own, unrated: [...unrated], content: content as InvoiceDraftOfPayer['content'] };
}

const policyView = ({ notBuilt, ...policy }: ReturnType<typeof documentsPolicyOf>) => ({
  ...policy,
  notBuilt: [...notBuilt],
});
