import { creditNoteOf, documentsPolicyOf } from '@latchkey/booking-core/invoice';
import { guestPayer } from '@latchkey/booking-core/folio';
import type { Transaction } from '../../database/database.types.ts';
import { propertyToday, type HotelRecord } from '../catalogue/catalogue.ts';
import { writeBooking, type BookingRow } from '../bookings/bookings.ts';
import { contentOf } from './invoice-view.ts';
import { invoicesOf, settingsOf, type InvoiceRow } from './invoices.queries.ts';
import { connectionOf } from './fiscal.queries.ts';
import { issue } from './issue.ts';

/** Why an invoice is not credited. */
export type CreditRefusal =
  | 'not_an_invoice'
  | 'already_credited'
  | 'unknown_line'
  | 'documents_not_allowed'
  | 'number_too_long';

/** What is to be credited, and why. */
interface CreditAsked {
  /** Of the credit note. */
  readonly invoiceId: string;
  readonly reason: string;
  /** Ids of lines; all that are not credited yet where it is absent. */
  readonly lines?: readonly string[] | undefined;
}

/** Issues the credit note of an invoice whose booking is locked: of the lines named, or of all that are not credited yet. */
export async function creditInvoice(
  tx: Transaction,
  hotel: HotelRecord,
  row: BookingRow,
  invoice: InvoiceRow,
  { invoiceId, reason, lines }: CreditAsked,
  at: Date,
): Promise<InvoiceRow | CreditRefusal> {
  if (invoice.kind !== 'invoice') return 'not_an_invoice';
  const content = contentOf(invoice);
  const { country } = content.seller;
  const issuedOn = propertyToday(hotel.sale.timeZone, at);
  if (documentsPolicyOf(country, issuedOn, (await connectionOf(tx, hotel.id)) !== undefined).documents !== 'invoice')
    return 'documents_not_allowed';
  const settings = await settingsOf(tx, hotel.id);
  if (settings === null) return 'documents_not_allowed';
  const booking = { hotel_id: invoice.hotel_id, booking_id: invoice.booking_id };
  const notes = (await invoicesOf(tx, booking)).filter(({ corrects_id: id }) => id === invoice.invoice_id);
  const credited = new Set(notes.flatMap((note) => contentOf(note).lines.map(({ id }) => id)));
  const known = content.lines.map(({ id }) => id);
  if (lines?.some((id) => !known.includes(id)) === true) return 'unknown_line';
  const open = (lines ?? known).filter((id) => !credited.has(id));
  if (open.length === 0 || (lines !== undefined && open.length < lines.length)) return 'already_credited';
  // Its guest fetches an invoice while some of it stands.
  if (invoice.payer_id === guestPayer && known.every((id) => credited.has(id) || open.includes(id)))
    await writeBooking(tx, row, { invoiced_at: null });
  const noteWith = (number: string) => creditNoteOf(content, { number, issuedOn, reason, lines: open });
  return issue(
    tx,
    {
      invoiceId,
      kind: 'credit-note',
      booking,
      payerId: invoice.payer_id,
      settings,
      country,
      issuedOn,
      correctsId: invoice.invoice_id,
      isTaxIdLeftOut: false,
      contentWith: (number) => {
        const note = noteWith(number);
        if (note === undefined) throw new Error('lines that are the invoice’s make a credit note');
        return note;
      },
      why: reason,
    },
    at,
  );
}
