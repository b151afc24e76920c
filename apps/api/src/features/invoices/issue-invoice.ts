import type { InvoiceRefusal } from '@latchkey/api-contract/types';
import { invoiceOf } from '@latchkey/booking-core/invoice';
import type { Transaction } from '../../database/database.types.ts';
import type { BookingRow } from '../bookings/bookings.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import { draftOfBooking, type GivenBuyer } from './draft-of-booking.ts';
import { creditedOf } from './invoice-view.ts';
import { invoicesOf, type InvoiceRow } from './invoices.queries.ts';
import { issue } from './issue.ts';

/**
 * Issues the invoice of a locked booking. A booking has one that stands: another comes once the one before is credited
 * whole, so that charges are invoiced once.
 */
export async function issueInvoice(
  tx: Transaction,
  hotel: HotelRecord,
  row: BookingRow,
  { invoiceId, buyer }: { readonly invoiceId: string; readonly buyer: GivenBuyer },
  at: Date,
): Promise<InvoiceRow | InvoiceRefusal> {
  const agreed = await hotel.agreedHotel(tx, row);
  const { draft, settings, isTaxIdLeftOut, refused } = await draftOfBooking(tx, agreed, row, buyer, at);
  if (refused !== null) return refused;
  if (draft === undefined || settings === null) return 'settings_missing';
  const before = await invoicesOf(tx, row);
  if (hasStanding(before)) return 'already_invoiced';
  return issue(
    tx,
    {
      invoiceId,
      kind: 'invoice',
      booking: row,
      settings,
      country: draft.seller.country,
      issuedOn: draft.issuedOn,
      correctsId: null,
      isTaxIdLeftOut,
      contentWith: (number) => invoiceOf({ ...draft, kind: 'invoice', number }),
    },
    at,
  );
}

/** Whether an invoice of a booking stands, in whole or in part. */
export const hasStanding = (rows: readonly InvoiceRow[]): boolean =>
  rows.some((row) => row.kind === 'invoice' && creditedOf(rows, row) !== row.total);
