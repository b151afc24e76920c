import type { WayAtProperty } from '@latchkey/booking-core/payment-ways';
import { bookingKey } from '../../../database/booking-key.ts';
import type { Transaction } from '../../../database/database.types.ts';
import { lockBooking, recordEvent } from '../../bookings/bookings.ts';
import { shiftOfMoney } from '../../counter/counter.ts';
import { insertPropertyEntry, moneyAtProperty, propertyEntriesOf } from '../../ledger/ledger.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { entryOf } from './record-payment.ts';

/** Records that the guest has been given all that the property owed of money that was paid there. */
export async function giveBack(
  tx: Transaction,
  hotel: HotelRecord,
  bookingId: string,
  { method, note }: { readonly method: WayAtProperty; readonly note?: string | undefined },
  at: Date,
): Promise<'done' | 'not_found' | 'nothing_owed'> {
  const booking = await lockBooking(tx, bookingKey(hotel.id, bookingId));
  if (booking === undefined) return 'not_found';
  const { owed } = moneyAtProperty(await propertyEntriesOf(tx, booking));
  if (owed === 0) return 'nothing_owed';
  const shiftId = await shiftOfMoney(tx, hotel.id, method);
  const given = { kind: 'given_back', amount: owed, method, note, shiftId } as const;
  await insertPropertyEntry(tx, entryOf(booking, given, at));
  const facts = { amount: owed, method };
  await recordEvent(tx, booking, { type: 'given_back_at_property', actor: 'property', at, facts });
  return 'done';
}
