import { bookingKey } from '../../database/booking-key.ts';
import type { Transaction } from '../../database/database.types.ts';
import { secretText } from '../../secret-text.ts';
import { lockBooking, recordEvent } from '../bookings/bookings.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import { authorNow } from './author.ts';
import { insertPayer, payersOfFolio } from './payers.queries.ts';

/** Who is to pay a part of a stay. */
export interface NewPayer {
  readonly kind: 'company' | 'other';
  readonly name: string;
  readonly taxId?: string | undefined;
  readonly address?: string | undefined;
  readonly mail?: string | undefined;
}

const mostPayers = 20;

/** Adds a payer to a folio, who owes nothing before lines are moved or posted there. */
export async function addPayer(
  tx: Transaction,
  live: HotelRecord,
  bookingId: string,
  { kind, name, taxId, address, mail }: NewPayer,
  at: Date,
): Promise<'done' | 'not_found' | 'not_confirmed' | 'too_many_payers'> {
  const booking = await lockBooking(tx, bookingKey(live.id, bookingId));
  if (booking === undefined) return 'not_found';
  if (booking.status !== 'confirmed') return 'not_confirmed';
  if ((await payersOfFolio(tx, booking)).length >= mostPayers) return 'too_many_payers';
  const payerId = secretText();
  await insertPayer(tx, {
    hotel_id: booking.hotel_id,
    booking_id: booking.booking_id,
    payer_id: payerId,
    kind,
    name,
    tax_id: taxId ?? null,
    address: address ?? null,
    mail: mail ?? null,
    ...authorNow(at),
  });
  await recordEvent(tx, booking, { type: 'payer_added', actor: 'property', at, facts: { payerId, kind } });
  return 'done';
}
