import type { ActPreview } from '@latchkey/api-contract/types';
import { leftToPay, paidTowardsStay } from '@latchkey/booking-core/ledger';
import { actAsNobody } from '../../../database/acting.ts';
import type { BookingKey } from '../../../database/booking-key.ts';
import type { Database, Transaction } from '../../../database/database.types.ts';
import { transact } from '../../../database/transact.ts';
import { type BookingRow, findBooking, lockBooking } from '../../bookings/bookings.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import { moneyOf, owingOf } from '../../ledger/ledger.ts';
import { cancelByProperty, changeStay, recordPayment, refundStay } from '../../reservations/reservations.ts';

/** An act that moves money, by what its form says. Sums in minor units. */
export type PreviewedAct =
  | { readonly act: 'payment' | 'refund'; readonly amount: number }
  | { readonly act: 'cancel'; readonly refund?: number | undefined }
  | { readonly act: 'change'; readonly quoteToken: string; readonly agreedTotal?: number | undefined };

type StaySums = ActPreview['now'];
type Code = Awaited<ReturnType<typeof perform>>;
type Refused = Exclude<Code, 'done' | 'above_bound' | 'prove_again' | 'unknown_payer'>;
type Preview = Omit<ActPreview, 'currency'> | { readonly refused: Refused };

/** The money of a stay before and after an act: the act is done in a transaction that is rolled back. */
export const previewAct = (
  db: Database,
  hotel: HotelRecord,
  key: BookingKey,
  act: PreviewedAct,
  at: Date,
): Promise<Preview> =>
  actAsNobody(() =>
    transact<Preview>(db, async (tx, rollback) => {
      const booking = await lockBooking(tx, key);
      if (booking === undefined) return rollback({ refused: 'not_found' });
      const now = await sumsOf(tx, booking);
      const code = await perform(tx, hotel, booking, act, at);
      if (code !== 'done') return rollback({ refused: refusedBy(code) });
      return rollback({ now, after: await sumsOf(tx, (await findBooking(tx, key)) ?? booking) });
    }),
  );

async function perform(
  tx: Transaction,
  hotel: HotelRecord,
  { booking_id: bookingId }: BookingRow,
  wanted: PreviewedAct,
  at: Date,
) {
  switch (wanted.act) {
    case 'payment': {
      const said = await recordPayment(tx, hotel, bookingId, { amount: wanted.amount, method: 'cash' }, at);
      return typeof said === 'string' ? said : said.code;
    }
    case 'refund':
      return refundStay(tx, hotel, bookingId, wanted.amount, at);
    case 'cancel': {
      const said = await cancelByProperty(tx, hotel, bookingId, wanted.refund, at);
      return typeof said === 'string' ? said : 'done';
    }
    case 'change': {
      const { quoteToken, agreedTotal: total } = wanted;
      const agreed = total === undefined ? undefined : { total, why: '' };
      return changeStay(tx, hotel, bookingId, { quoteToken, agreed }, at);
    }
  }
}

/** Bounds are those of a person, and nobody acts; what is paid is the part of whoever booked, who is always a payer. */
function refusedBy(code: Exclude<Code, 'done'>): Refused {
  if (code === 'above_bound' || code === 'prove_again' || code === 'unknown_payer')
    throw new Error(`a preview was refused by ${code}`);
  return code;
}

async function sumsOf(tx: Transaction, booking: BookingRow): Promise<StaySums> {
  const money = await moneyOf(tx, booking);
  return {
    total: booking.total,
    paid: Math.max(0, paidTowardsStay(booking, money)),
    toPay: leftToPay(owingOf(booking), money),
    back: money.refunding + money.refunded,
    owedAtProperty: money.owedAtProperty,
    kept: booking.kept,
  };
}
