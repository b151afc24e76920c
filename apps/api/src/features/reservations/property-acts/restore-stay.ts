import type { HeldExtra } from '@latchkey/booking-core/extras';
import type { BookingLine } from '@latchkey/booking-core/inventory';
import type { Transaction } from '../../../database/database.types.ts';
import { type BookingRow, writeBooking } from '../../bookings/bookings.ts';
import type { AgreedHotel } from '../../catalogue/catalogue.ts';
import { withTotal } from '../booking-life/agreement.ts';
import { applyChange } from '../modifications/apply-change.ts';
import type { FormerStay } from './early-departure.ts';

/** A stay before its guest ended it, and what it cost when it had ended. */
interface EndedBefore {
  readonly former: FormerStay;
  readonly ended: Pick<BookingRow, 'total' | 'kept'>;
  readonly at: Date;
  readonly lines: readonly BookingLine[];
  readonly extras: readonly HeldExtra[];
}

/**
 * Gives a stay the nights and the price again that it had before its guest ended it, less what the property has taken off
 * since. Money that went back meanwhile stays with the guest, who then owes it.
 */
export async function restoreStay(
  tx: Transaction,
  hotel: AgreedHotel,
  booking: BookingRow,
  { former, ended, lines, extras, at: since }: EndedBefore,
  at: Date,
): Promise<void> {
  const total = Math.max(0, former.total - (ended.total - booking.total));
  const priced =
    total === former.total || former.agreed === null
      ? { bill: former.bill, agreed: former.agreed ?? undefined }
      : withTotal(hotel, former, total);
  const change = {
    selection: former.selection,
    ...priced,
    claims: lines,
    extras,
    dueNow: Math.min(former.due_now, total),
    leastFee: Math.min(former.least_fee, total),
    restores: { from: former, since },
  };
  const kept = former.kept - ended.kept;
  if ((await applyChange(tx, booking, change, { kept, refund: 0 }, 'property', at)) !== 'taken')
    throw new Error('what a stay has taken again is its own');
  if (former.coupon_id !== null) await writeBooking(tx, booking, { coupon_id: former.coupon_id });
}
