import { depositOf, depositSpan, type SecurityDeposit } from '@latchkey/booking-core/deposit';
import { isGuaranteed } from '@latchkey/booking-core/payment-ways';
import { secretText } from '../../secret-text.ts';
import type { Transaction } from '../../database/database.types.ts';
import type { AgreedHotel } from '../catalogue/catalogue.ts';
import type { BookingRow } from '../bookings/bookings.ts';
import { insertDeposit } from './deposits.queries.ts';
import type { StoredCardRow } from './stored-cards.queries.ts';

type Deposited = Pick<BookingRow, 'selection' | 'payment_mode' | 'payment_plan'>;

/** The security deposit of a booking that a card guarantees, as agreed; null of others, and where none is asked for. */
export const bookingDeposit = (
  hotel: AgreedHotel,
  { selection, payment_mode: mode, payment_plan: plan }: Deposited,
): SecurityDeposit | null =>
  isGuaranteed({ mode, plan }) ? depositOf(hotel.readFacts().payment.deposit, selection.stay, hotel.sale) : null;

/** Has the deposit of a booking held on its day, on the card that has just been kept for it. */
export async function askDeposit(
  tx: Transaction,
  hotel: AgreedHotel,
  booking: BookingRow,
  card: StoredCardRow,
  at: Date,
): Promise<void> {
  const asked = bookingDeposit(hotel, booking);
  if (asked === null) return;
  await insertDeposit(tx, {
    hotel_id: booking.hotel_id,
    booking_id: booking.booking_id,
    gateway: card.gateway,
    vendor: card.vendor,
    receipt: secretText(),
    order_id: null,
    amount: asked.amount,
    currency: booking.currency,
    state: 'due',
    captured: 0,
    reason: null,
    failure_code: null,
    ends_at: null,
    created_at: at,
    check_at: new Date(depositSpan(booking.selection.stay, hotel.sale).from),
  });
}
