import type { QuoteRequest } from '@latchkey/api-contract/types';
import type { HeldExtra } from '@latchkey/booking-core/extras';
import type { BookingLine } from '@latchkey/booking-core/inventory';
import { type CauseOf, enqueue, notifyGuest } from '../../outbox/outbox.ts';
import type { Bill } from '@latchkey/booking-core/pricing';
import type { Transaction } from '../../../database/database.types.ts';
import type { Agreement, ChangePurpose } from '../../../database/tables/booking-tables.ts';
import { type BookingRow, newVoucher, recordEvent, watchRest, writeBooking } from '../../bookings/bookings.ts';
import { writeKnownUntil, yearAfterStay } from '../../booking-access/booking-access.ts';
import { lookAtDeposit, moneyOf } from '../../ledger/ledger.ts';
import { refundAmount } from '../../refunds/refunds.ts';
import { followPrice, type PriceChange } from '../../folio/folio.ts';
import { linesOf, replaceLines, swapRooms } from '../../stock/stock.ts';
import { mayHoldExtras, replaceHeld } from '../../extras/extras.ts';

interface Change {
  readonly selection: QuoteRequest;
  readonly bill: Bill;
  readonly claims: readonly BookingLine[];
  /** What it takes of the hotel's extras; absent in changes that were asked for before extras had a stock. */
  readonly extras?: readonly HeldExtra[] | undefined;
  readonly dueNow: number;
  readonly leastFee?: number;
  readonly agreed?: Agreement | undefined;
  /** What the quote was for by which it is made at once; absent where it was asked for before. */
  readonly quote?: ChangePurpose;
  /** The price that comes back by it, and since when there was another; absent of a new one. */
  readonly restores?: Required<Pick<PriceChange, 'from' | 'since'>>;
}

/**
 * Makes a change of a locked booking: swaps its rooms and renews ledger, bill and voucher, unless they are sold out.
 */
export async function applyChange(
  tx: Transaction,
  booking: BookingRow,
  change: Change,
  { processingCharge = 0, ...money }: { kept: number; refund: number; processingCharge?: number },
  actor: CauseOf<'modified'>,
  at: Date,
): Promise<'taken' | 'sold_out'> {
  const old = await linesOf(tx, booking);
  if (!(await mayHoldExtras(tx, booking, change.extras ?? []))) return 'sold_out';
  if ((await swapRooms(tx, booking.hotel_id, old, change.claims)) === 'sold_out') return 'sold_out';
  await replaceLines(tx, booking, change.claims);
  await replaceHeld(tx, booking, change.extras ?? []);
  const total = change.agreed?.total ?? change.bill.total;
  await writeBooking(tx, booking, {
    selection: JSON.stringify(change.selection),
    bill: JSON.stringify(change.bill),
    agreed: change.agreed === undefined ? null : JSON.stringify(change.agreed),
    total,
    // What the property has taken off the folio stood for a part, or a payment of it was taken back: nobody pays that ahead.
    due_now: Math.min(change.dueNow, (await moneyOf(tx, booking)).captured),
    kept: booking.kept + money.kept,
    least_fee: change.leastFee ?? booking.least_fee,
    updated_price: null,
    // A code that is no part of the booking any more can be used by another.
    ...(change.selection.couponCode === undefined ? { coupon_id: null } : {}),
    change: null,
  });
  const to = { selection: change.selection, bill: change.bill, total, kept: booking.kept + money.kept };
  await followPrice(tx, booking, { from: booking, ...change.restores, to }, at);
  await writeKnownUntil(tx, booking, yearAfterStay(change));
  await lookAtDeposit(tx, booking, at);
  await watchRest(tx, { ...booking, selection: change.selection, agreed: change.agreed ?? null }, at);
  await recordEvent(tx, booking, {
    type: 'modified',
    actor,
    at,
    facts: {
      from: booking.total,
      to: total,
      ...money,
      ...(processingCharge > 0 ? { processingCharge } : {}),
      ...(change.quote === undefined ? {} : { quote: change.quote }),
    },
  });
  if (money.refund > 0) await refundAmount(tx, booking, money.refund, 'modified', at, processingCharge);
  await notifyGuest(tx, booking, actor === 'property' ? 'modified_by_property' : 'modified', at);
  await enqueue(tx, [newVoucher(booking)], at);
  return 'taken';
}
