export { agreementOf } from './booking-life/agreement.ts';
export { onAccepting } from './booking-life/agreed-at.ts';
export { answerBy, answerUntil } from './booking-life/answer-by.ts';
export { cancellingSteps } from './booking-life/cancelling-steps.ts';
export { expireBookings } from './booking-life/expire-bookings.ts';
export { proofRequest } from './booking-life/proof-request.queries.ts';
export { proofCode } from './booking-life/proof-code.ts';
export { putRequest } from './booking-life/put-request.ts';
export { bookingReplyOf } from './booking-page/booking-reply.ts';
export { lineView } from './booking-page/folio-view.ts';
export { bookingOf, viewAfter } from './booking-page/booking-view.ts';
export { ownBooking } from './booking-page/own-booking.ts';
export { cancelByProperty } from './cancellations/cancel-booking.ts';
export { cancellationQuoteOf } from './cancellations/cancellation-terms.ts';
export { bookForProperty } from './holds/book-for-property.ts';
export type { Booker } from './holds/booking-request.ts';
export { confirmProved } from './holds/confirm-proved.ts';
export { countHold } from './holds/open-holds.ts';
export { applyChange } from './modifications/apply-change.ts';
export { lapseChanges } from './modifications/lapse-changes.ts';
export { offersLostIn } from './modifications/offers-lost-in.ts';
export { billInWords } from './quotes/bill-in-words.ts';
export { billWithReasons } from './quotes/bill-with-reasons.ts';
export { takeCodeAgain } from './quotes/code-uses.queries.ts';
export { declaredExemptions } from './quotes/declared-exemptions.ts';
export { quoteView } from './quotes/quote-view.ts';
export { reservationsUpkeep } from './reservations.upkeep.ts';
export { shareOf } from './shares/share-of.ts';
export { lapseShares } from './shares/lapse-shares.ts';
export { payersAtDesk } from './shares/payers-at-desk.ts';
export { payersShareOf } from './shares/shares-view.ts';
export { answerRequest } from './property-acts/answer-request.ts';
export { changeStay, quoteStayChange } from './property-acts/change-stay.ts';
export { giveBack } from './property-acts/give-back.ts';
export { markArrival, takeArrivalBack } from './property-acts/mark-arrival.ts';
export { earlyOptions } from './property-acts/early-departure.ts';
export { departEarly, markDeparture, owedAtCounter, takeDepartureBack } from './property-acts/mark-departure.ts';
export {
  confirmRequest,
  markNoShow,
  type Moved,
  refundOfNoShow,
  rejectRequest,
  reviseRequest,
} from './property-acts/move-request.ts';
export { recordPayment } from './property-acts/record-payment.ts';
export { mostRefund, refundStay } from './property-acts/refund-stay.ts';
export { captureDeposit, letDepositGo } from './property-acts/security-deposit.ts';
export { takeNoShowBack } from './property-acts/take-no-show-back.ts';
export { takePaymentBack } from './property-acts/take-payment-back.ts';
export { changeContact } from './property-acts/change-contact.ts';
export { sendPaymentLink, sendVoucherAgain } from './property-acts/send-again.ts';
