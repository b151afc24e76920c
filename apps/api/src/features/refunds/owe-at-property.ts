import type { Transaction } from '../../database/database.types.ts';
import { secretText } from '../../secret-text.ts';
import { findBooking, recordEvent } from '../bookings/bookings.ts';
import type { BookingKey } from '../../database/booking-key.ts';
import { insertPropertyEntry, leftAtProperty, moneyAtProperty, propertyEntriesOf } from '../ledger/ledger.ts';

/**
 * Has the property owe the guest what goes back of money that was paid there: as much of an amount as is left of it.
 * Returns how much that is.
 */
export async function oweAtProperty(
  tx: Transaction,
  key: BookingKey,
  amount: number,
  reason: string,
  at: Date,
): Promise<number> {
  const { hotel_id, booking_id } = key;
  const owed = Math.min(amount, leftAtProperty(moneyAtProperty(await propertyEntriesOf(tx, key))));
  if (owed <= 0) return 0;
  const booking = await findBooking(tx, key);
  if (booking === undefined) throw new Error('money of a booking that is not there');
  await insertPropertyEntry(tx, {
    hotel_id,
    booking_id,
    entry_id: secretText(),
    kind: 'owed',
    method: null,
    amount: owed,
    currency: booking.currency,
    reverses: null,
    reason,
    note: null,
    payer_id: null,
    shift_id: null,
    author_kind: null,
    author_id: null,
    author_name: null,
    created_at: at,
  });
  await recordEvent(tx, key, { type: 'owed_at_property', actor: 'system', at, facts: { amount: owed, reason } });
  return owed;
}
