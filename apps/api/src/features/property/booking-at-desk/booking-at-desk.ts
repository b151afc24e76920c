import type { BookingAtDesk, Locale } from '@latchkey/api-contract/types';
import { propertyActs, propertyMay } from '@latchkey/booking-core/booking-states';
import { leftToPay, paidTowardsStay } from '@latchkey/booking-core/ledger';
import { daysBetween } from '@latchkey/booking-core/dates';
import { departureOf } from '@latchkey/booking-core/stay';
import type { Deps } from '../../../deps.ts';
import { type AgreedHotel, type HotelRecord, propertyToday } from '../../catalogue/catalogue.ts';
import { actingBooking, lastEventNumber, type BookingRow } from '../../bookings/bookings.ts';
import { feeAtProperty, feeOfCard, moneyOf, type MoneyOfBooking, owingOf } from '../../ledger/ledger.ts';
import {
  cancellationQuoteOf,
  declaredExemptions,
  mostRefund,
  payersAtDesk,
  refundOfNoShow,
} from '../../reservations/reservations.ts';
import { unitSpansOf } from '../../units/units.ts';
import { noteView } from '../day/note-view.ts';
import { notesOfBooking } from '../day/notes.queries.ts';
import { whole } from '../routes/whole-booking.ts';
import { attributionOf } from '../routes/attribution-of.ts';
import { linkToPayOf } from './link-to-pay.ts';
import { sentOf } from './sent.queries.ts';
import { undeliveredOf } from '../routes/undelivered.ts';

/** A booking with all that its property acts by, in a language. */
export async function bookingAtDesk(
  deps: Deps,
  live: HotelRecord,
  row: BookingRow,
  language: Locale,
): Promise<BookingAtDesk> {
  const now = deps.clock();
  // Before the rest: what happens meanwhile is then seen as newer.
  const lastEvent = await lastEventNumber(deps.db, row);
  const booking = await whole(deps, live, row, language);
  const agreed = await live.agreedHotel(deps.db, row);
  const money = await moneyOf(deps.db, row);
  const declared = declaredExemptions(live, row.selection, language);
  const notes = await notesOfBooking(deps.db, row);
  return {
    ...booking,
    ...attributionOf(row),
    ...undeliveredOf(booking),
    acts: propertyActs(actingBooking(agreed, row), now.getTime()),
    lastEvent,
    toPay: leftToPay(owingOf(row), money),
    refundable: mostRefund(row, money),
    paidTowardsStay: Math.max(0, paidTowardsStay(row, money)),
    ...noShowOf(agreed, row, money, now),
    ...cancelledOf(agreed, row, money, now),
    ...checkedOutOf(agreed, row, money, now),
    ...(declared.length === 0 ? {} : { taxExemptions: declared }),
    units: await unitSpansOf(deps.db, row),
    ...(await payersAtDesk(deps.db, row)),
    ...(await linkToPayOf(deps, live, row, booking.amountPayable)),
    notes: notes.map(noteView),
    sent: await sentOf(deps.db, row, now),
  };
}

function cancelledOf(
  agreed: AgreedHotel,
  row: BookingRow,
  money: MoneyOfBooking,
  now: Date,
): Pick<BookingAtDesk, 'ifCancelled'> {
  const quote = cancellationQuoteOf(agreed, row, money, now);
  if ('refused' in quote) return {};
  const { refund, penalty, processingCharge, freeUntil } = quote;
  return { ifCancelled: { refund, kept: penalty + processingCharge, freeUntil } };
}

/** The sums to pay and to give back at the counter when the guest leaves now, and how many nights are left. */
function checkedOutOf(
  agreed: AgreedHotel,
  row: BookingRow,
  money: MoneyOfBooking,
  now: Date,
): Pick<BookingAtDesk, 'ifCheckedOut'> {
  if (!propertyMay('check_out', actingBooking(agreed, row), now.getTime())) return {};
  const { date } = departureOf(row.selection.stay, agreed.sale);
  const today = propertyToday(agreed.sale.timeZone, now);
  return {
    ifCheckedOut: {
      toPay: leftToPay(owingOf(row), money),
      toGiveBack: money.owedAtProperty,
      nightsLeft: row.selection.stay.kind === 'nights' && today < date ? daysBetween(today, date) : 0,
    },
  };
}

function noShowOf(
  agreed: AgreedHotel,
  row: BookingRow,
  money: MoneyOfBooking,
  now: Date,
): Pick<BookingAtDesk, 'ifNoShow'> {
  if (!propertyMay('no_show', actingBooking(agreed, row), now.getTime())) return {};
  const { refund, penalty, processingCharge, fee } = refundOfNoShow(agreed, row, money);
  const unpaid = fee - paidTowardsStay(row, { ...money, posted: 0 });
  const [charge, owed] = [feeOfCard(row, unpaid), feeAtProperty(row, unpaid)];
  return {
    ifNoShow: {
      refund,
      kept: penalty + processingCharge,
      ...(charge > 0 ? { charge } : {}),
      ...(owed > 0 ? { owed } : {}),
    },
  };
}
