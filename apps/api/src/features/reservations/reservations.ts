export { agree } from './booking-life/agree.ts';
export { putRequest } from './booking-life/put-request.ts';
export { expireBookings } from './booking-life/expire-bookings.ts';

export { bookingReplyOf } from './booking-page/booking-reply.ts';
export { bookingOf, viewAfter } from './booking-page/found-booking.ts';
export { ownBooking } from './booking-page/own-booking.ts';

export { withTotal } from './bookings/agreement.ts';
export { altering } from './bookings/alterations.queries.ts';
export { answerBy, answerUntil } from './bookings/answer-by.ts';
export { forgetProofs, grantAccess, hasAccess, type Proofs } from './bookings/booking-access.queries.ts';
export {
  contactChangedAt,
  eventAmount,
  eventsOf,
  lastEvent,
  lastEventAt,
  lastEventNumber,
} from './bookings/booking-events.queries.ts';
export { recordEvent } from './bookings/booking-events.ts';
export { hasPhone, idOfReference, idsOfPhone, isKnownPhone, renamePhone } from './bookings/booking-names.queries.ts';
export {
  type BookingRow,
  findBooking,
  findBookings,
  lockBooking,
  writeBooking,
  writeStatus,
} from './bookings/bookings.queries.ts';
export { bookingNamed } from './bookings/booking-named.ts';
export { takeCodeAgain } from './bookings/code-uses.queries.ts';
export { scheduleOfBooking } from './bookings/cancellation-schedule.ts';
export { confirmBooking, newVoucher, vouchers } from './bookings/confirm-booking.ts';
export { forgetHotelsOf, hotelsOfDevice, noteDevice, renewDevice } from './bookings/devices.queries.ts';
export { isEndedUnpaid } from './bookings/ended-unpaid.ts';
export type { AskedRest } from './bookings/rest-due.ts';
export { watchRest } from './bookings/watch-rest.ts';
export { type GuestRequestRow, requestsOf, requestView, writeAnswer } from './bookings/guest-requests.queries.ts';
export { claimKey, keepAnswer, type IdempotencyKey, keyState, requestHashOf } from './bookings/idempotency.queries.ts';
export { idempotently } from './bookings/idempotently.ts';
export { groupedNumber, phoneNumberOf } from './bookings/phone-number.ts';
export { proofAsked } from './bookings/proof-asked.queries.ts';
export { proofCode } from './bookings/proof-code.ts';
export { isMailboxProved, isNumberProved } from './bookings/proved-contact.queries.ts';
export { shortCodeOf } from './bookings/short-code.ts';
export { actingBooking, endOfStay, startOfStay } from './bookings/stay-moments.ts';
export { waitsForCard, waitsForCode } from './bookings/waits-for-code.ts';

export { cancelByProperty } from './cancellations/cancel-booking.ts';
export { cancellationQuoteOf } from './cancellations/cancellation-terms.ts';
export { cancellingSteps } from './ledger/cancelling-steps.ts';
export { refundOfTerms } from './ledger/refund-of-terms.ts';

export { bookForProperty } from './holds/book-for-property.ts';
export type { Booker } from './holds/booking-request.ts';
export { confirmProved } from './holds/confirm-proved.ts';
export { countHold } from './holds/open-holds.ts';

export { chargePenalty, feeOfCard, isPenaltyAsked } from './ledger/charge-penalty.ts';
export {
  cardsToTend,
  findCard,
  findCardOfSetup,
  insertCard,
  type KeptCardRow,
  moveCardCheck,
  takenOfCard,
  writeCard,
} from './ledger/kept-cards.queries.ts';
export { askDeposit, depositAsked } from './ledger/deposit-asked.ts';
export {
  type DepositRow,
  depositsToTend,
  findDeposit,
  findDepositOfOrder,
  moveDepositCheck,
  writeDeposit,
} from './ledger/deposits.queries.ts';
export { liveChange, payableOf } from './ledger/due-now.ts';
export { restOf } from './bookings/rest-due.ts';
export { dueNowFor } from './ledger/payment-choice.ts';
export { leftAtProperty, moneyAtProperty } from './ledger/money-at-property.ts';
export { insertPropertyEntry, type PropertyEntry, propertyEntriesOf } from './ledger/property-payments.queries.ts';
export {
  capturedAtGateway,
  capturedPayments,
  insertPayment,
  lockPayment,
  moneyOf,
  type MoneyOfBooking,
  moveCheck,
  paymentOfOrder,
  type PaymentRow,
  paymentsToCheck,
  pendingPayment,
  writeCaptured,
  writeFailed,
  writeOrder,
} from './ledger/payments.queries.ts';
export { findShare, type ShareRow, writeShare } from './ledger/shares.queries.ts';
export { payersAtDesk } from './shares/payers-at-desk.ts';
export { hasClosing, isOrderOf, isReported } from './ledger/reported-payments.queries.ts';

export { applyChange } from './modifications/apply-change.ts';
export { lapseChanges } from './modifications/lapse-changes.ts';
export { offersLostIn } from './modifications/offers-lost-in.ts';
export { priceChange } from './modifications/price-change.ts';
export { bookingToChange, quotedChange } from './modifications/quoted-change.ts';

export { onAccepting } from './ledger/agreed-at.ts';

export { billInWords } from './quotes/bill-in-words.ts';
export { declaredExemptions } from './quotes/declared-exemptions.ts';
export { billWithReasons } from './bookings/bill-with-reasons.ts';
export type { ChangeRefusal } from './quotes/price-selection.ts';
export { quoteView } from './quotes/quote-view.ts';
export type { StoredQuote } from './quotes/quotes.queries.ts';
export { keepQuote } from './quotes/quotes.service.ts';

export { type AboveBound, abovePriceBound, aboveDepositBound, aboveRefundBound } from './refunds/bounds.ts';
export { type BoundsRow, boundsOf, writeBounds } from './refunds/bounds.queries.ts';
export { applyTold } from './refunds/apply-account.ts';
export { askAccount, askAccounts } from './refunds/ask-account.ts';
export { costsOf, type Costs } from './refunds/costs-of.ts';
export { refundAmount, refundCaptured } from './refunds/refund-amount.ts';
export { findRefund, refundsOf } from './refunds/refunds.queries.ts';
export { startRefund } from './refunds/start-refund.ts';
export { isUnderWay } from './refunds/under-way.queries.ts';

export { shareOf } from './shares/found-share.ts';
export { lapseShares } from './shares/lapse-shares.ts';
export { payersShareOf } from './shares/shares-view.ts';
export { type PayerNotice, payerNotices, tellPayer } from './refunds/tell-payer.ts';
export { bookingsUpkeep } from './bookings/bookings.upkeep.ts';
export { ledgerUpkeep } from './ledger/ledger.upkeep.ts';
export { reservationsUpkeep } from './reservations.upkeep.ts';
export { moneyOfPayers, sharesOf } from './ledger/shares.queries.ts';
export { hashOfName, nameBookings } from './bookings/name-bookings.queries.ts';
