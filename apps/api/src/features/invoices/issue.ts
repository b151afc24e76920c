import { hashOf } from '../../hash-of.ts';
import type { InvoiceContent } from '@latchkey/booking-core/invoice';
import { fiscalYearOf, isNumberShortEnough, numberOf } from '@latchkey/booking-core/invoice';
import type { InvoiceSettings } from '@latchkey/api-contract/types';
import type { BookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { noteAct } from '../../database/journal.ts';
import type { InvoiceSeriesKind } from '../../database/tables/invoice-tables.ts';
import { askSignature } from './fiscal/ask-signature.ts';
import { connectionOf } from './fiscal.queries.ts';
import { insertInvoice, nextSerial, type InvoiceRow } from './invoices.queries.ts';

/** What a paper is of, and what it says once it has its number. */
interface PaperToIssue {
  readonly invoiceId: string;
  readonly kind: InvoiceSeriesKind;
  readonly booking: BookingKey;
  readonly payerId: string;
  readonly settings: Pick<InvoiceSettings, 'prefix' | 'creditPrefix'>;
  readonly country: string;
  readonly issuedOn: InvoiceContent['issuedOn'];
  readonly correctsId: string | null;
  readonly isTaxIdLeftOut: boolean;
  readonly contentWith: (number: string) => InvoiceContent;
  readonly why?: string;
}

/** Takes the next number of a series and freezes a paper under it. Nothing is written where the number would be too long. */
export async function issue(tx: Transaction, paper: PaperToIssue, at: Date): Promise<InvoiceRow | 'number_too_long'> {
  const {
    invoiceId,
    kind,
    booking,
    payerId,
    settings,
    country,
    issuedOn,
    correctsId,
    isTaxIdLeftOut,
    contentWith,
    why,
  } = paper;
  const year = fiscalYearOf(country, issuedOn);
  const serial = await nextSerial(tx, booking.hotel_id, kind, year.from);
  const prefix = kind === 'invoice' ? settings.prefix : settings.creditPrefix;
  const number = numberOf({ prefix, year }, serial);
  if (!isNumberShortEnough(country, number)) return 'number_too_long';
  const content = contentWith(number);
  const text = JSON.stringify(content);
  const row: InvoiceRow = {
    hotel_id: booking.hotel_id,
    invoice_id: invoiceId,
    booking_id: booking.booking_id,
    payer_id: payerId,
    kind,
    fiscal_year: year.from,
    serial,
    number,
    issued_at: at,
    corrects_id: correctsId,
    total: content.totals.total,
    is_tax_id_left_out: isTaxIdLeftOut,
    content: text,
    content_hash: hashOf(text),
  };
  await insertInvoice(tx, row);
  if ((await connectionOf(tx, booking.hotel_id)) !== undefined) await askSignature(tx, booking.hotel_id, invoiceId, at);
  noteAct(tx, {
    hotelId: booking.hotel_id,
    bookingId: booking.booking_id,
    after: { number, total: row.total, hash: row.content_hash },
    ...(why === undefined ? {} : { why }),
  });
  return row;
}
