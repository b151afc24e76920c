import type { InvoiceRefusal } from '@latchkey/api-contract/types';
import { guestPayer } from '@latchkey/booking-core/folio';
import { invoiceOf, missingOfBuyer } from '@latchkey/booking-core/invoice';
import type { Transaction } from '../../database/database.types.ts';
import { writeBooking, type BookingRow } from '../bookings/bookings.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import type { GivenBuyer } from './buyer-of.ts';
import { draftsOfBooking } from './drafts-of-booking.ts';
import type { InvoiceRow } from './invoices.queries.ts';
import { issue } from './issue.ts';

/** Whose invoice of a booking is asked for, and to whom it is. */
interface InvoiceAsked {
  readonly invoiceId: string;
  readonly payerId: string | undefined;
  readonly buyer: GivenBuyer;
  /** Whether a number of the buyer's that is wrong stops it. */
  readonly numberMustBeRight?: boolean | undefined;
}

/**
 * Issues the invoice of a payer of a locked booking. Each has one that stands: another comes once the one before is
 * credited whole, so that charges are invoiced once.
 */
export async function issueInvoice(
  tx: Transaction,
  hotel: HotelRecord,
  row: BookingRow,
  { invoiceId, payerId = guestPayer, buyer, numberMustBeRight = false }: InvoiceAsked,
  at: Date,
): Promise<InvoiceRow | InvoiceRefusal> {
  const agreed = await hotel.agreedHotel(tx, row);
  const { drafts, settings } = await draftsOfBooking(tx, agreed, row, at, { payerId, buyer });
  const own = drafts.find((one) => one.payerId === payerId);
  if (own === undefined) return 'unknown_payer';
  const { draft, refused, isTaxIdLeftOut } = own;
  if (refused !== null) return refused;
  if (draft === undefined || settings === null) return 'settings_missing';
  if (numberMustBeRight && isTaxIdLeftOut) return 'tax_id_wrong';
  if (missingOfBuyer(draft.buyer).length > 0) return 'buyer_address_missing';
  if (payerId === guestPayer) await writeBooking(tx, row, { invoiced_at: at });
  return issue(
    tx,
    {
      invoiceId,
      kind: 'invoice',
      booking: row,
      payerId,
      settings,
      isTaxIdLeftOut,
      country: draft.seller.country,
      issuedOn: draft.issuedOn,
      correctsId: null,
      contentWith: (number) => invoiceOf({ ...draft, kind: 'invoice', number }),
    },
    at,
  );
}
