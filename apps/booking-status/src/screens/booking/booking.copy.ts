import type { GuestRequest, PublicBooking, WholeBooking } from '@latchkey/api-contract/types';
import { endedStatuses, type BookingView } from '@latchkey/booking-core/booking-states';
import type { NoticeTone } from '@latchkey/ui/notice';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a code makes of the booking that waits for it. */
export type CodeMakes = NonNullable<PublicBooking['codeMakes']>;

/** What a view says: its mark, its title and the paragraph under it. */
export interface ViewWords {
  readonly badge: MessageDescriptor;
  readonly tone: NoticeTone;
  readonly title: MessageDescriptor;
  readonly lead: MessageDescriptor;
}

/** `{phone}` is the hotel's number. */
const voucher = msg({
  message:
    'The voucher is on its way by email and SMS. If neither has come within 6 hours, call us on {phone} and we’ll resend it.',
});

const codeOpening = { badge: msg`Code needed`, tone: 'warn', title: msg`One last step.` } as const;

/** Of a booking that is held until the code that was sent to its guest is entered, by what it is then. */
export const codeViewWords: Readonly<Record<CodeMakes, ViewWords>> = {
  confirmed: {
    ...codeOpening,
    lead: msg`You have another stay that is not paid for yet, so please confirm this one with the code that we sent you by SMS and email. Nothing is to be paid now.`,
  },
  requested: {
    ...codeOpening,
    lead: msg`Enter the code that we sent you by SMS and email, and the hotel gets your request. Nothing is to be paid now.`,
  },
};

/** The button that enters it. */
export const codeButtons: Readonly<Record<CodeMakes, MessageDescriptor>> = {
  confirmed: msg`Confirm the stay`,
  requested: msg`Send the request`,
};

/** What came of the code that was entered, or of asking for another. `code-spent` of a request: `requestCodeSpent`. */
export type CodeNotice = 'code-sent' | 'code-wrong' | 'code-over' | 'code-spent';

export const codeNotices: Readonly<Record<CodeNotice, MessageDescriptor>> = {
  'code-sent': msg`Another code is on its way. Only the newest one counts.`,
  'code-wrong': msg`That code is not right. Please check it.`,
  'code-over': msg`This code is no longer valid. Ask for a new one.`,
  'code-spent': msg`Too many wrong codes were entered. We sent a link to your email that confirms the stay without a code.`,
};

export const requestCodeSpent = msg`Too many wrong codes were entered. We sent a link to your email that sends the request without a code.`;

/** Every view of a booking has its words (docs/rules.md, "States and selection"). */
export const viewWords: Readonly<Record<BookingView, ViewWords>> = {
  request_received: {
    badge: msg`Request received`,
    tone: 'plain',
    title: msg`Request sent.`,
    lead: msg`The rooms are held for you. The hotel checks and emails you.`,
  },
  complete_booking: {
    badge: msg`Payment pending`,
    tone: 'warn',
    title: msg`One last step.`,
    lead: msg`The room is held for you while you pay.`,
  },
  revised_price: {
    badge: msg`New price`,
    tone: 'warn',
    title: msg`The hotel proposes another price.`,
    lead: msg`Accept it or refuse it. If you refuse, you get back what you paid within 3-5 working days.`,
  },
  confirmed: { badge: msg`Confirmed`, tone: 'good', title: msg`It’s yours.`, lead: voucher },
  waiting_to_host: { badge: msg`Confirmed`, tone: 'good', title: msg`We are waiting to host you.`, lead: voucher },
  enjoy_your_stay: {
    badge: msg`Confirmed`,
    tone: 'good',
    title: msg`Enjoy your stay.`,
    lead: msg`Whatever you need, reception is there.`,
  },
  stay_over: {
    badge: msg`Stay ended`,
    tone: 'plain',
    title: msg`Thank you for staying with us.`,
    lead: msg`We hope to see you again.`,
  },
  rejected: {
    badge: msg`Rejected`,
    tone: 'bad',
    title: msg`The hotel could not take this booking.`,
    lead: msg`We are sorry. Your rooms are no longer held for you.`,
  },
  cancelled: {
    badge: msg`Cancelled`,
    tone: 'plain',
    title: msg`This booking is cancelled.`,
    lead: msg`The rooms are no longer held for you.`,
  },
  no_show: {
    badge: msg`No Show`,
    tone: 'bad',
    title: msg`We are sorry that you could not come.`,
    lead: msg({ message: 'The hotel marked this booking as a no-show. Call us on {phone} if that is not right.' }),
  },
  expired: {
    badge: msg`Expired`,
    tone: 'bad',
    title: msg`Booking is either expired or does not exist. Please try creating a booking again.`,
    lead: msg`It was not completed in time, so the rooms were released.`,
  },
};

type PaymentStatus = PublicBooking['paymentStatus'];

/** How a booking is paid, in words. */
export const paymentStatusWords: Readonly<Record<PaymentStatus, MessageDescriptor>> = {
  unpaid: msg({ message: 'Not paid', context: 'a booking' }),
  partly_paid: msg({ message: 'Partly paid', context: 'a booking' }),
  paid: msg({ message: 'Paid', context: 'a booking' }),
  refund_pending: msg({ message: 'Refund on its way', context: 'a booking' }),
  refunded: msg({ message: 'Refunded', context: 'a booking' }),
};

const moneyWords: Readonly<Record<PaymentStatus, MessageDescriptor | null>> = {
  unpaid: msg`Nothing has been charged.`,
  partly_paid: null,
  paid: null,
  refund_pending: msg`A refund is initiated. It takes 4-5 business days.`,
  refunded: msg`The refund has been sent. It takes 4-5 business days to arrive.`,
};

/** What keeps a refund from coming. */
const heldWords: Readonly<Record<NonNullable<PublicBooking['refundHeldBy']>, MessageDescriptor>> = {
  dispute: msg`A refund is waiting: the payment is in dispute with the bank, and nothing can be sent before the bank has decided.`,
  gateway: msg`The payment company could not make the refund. The hotel owes it to you and has been notified: please call to agree how it reaches you.`,
};

const ended: ReadonlySet<BookingView> = new Set(endedStatuses);

/** What becomes of the money of a booking that has ended, by how it is paid; null where there is nothing to say. */
export function moneyWordsOf(
  view: BookingView,
  { paymentStatus: paid, refundHeldBy }: Pick<PublicBooking, 'paymentStatus' | 'refundHeldBy'>,
  refunds: WholeBooking['refunds'] = [],
): MessageDescriptor | null {
  if (!ended.has(view)) return null;
  if (refundHeldBy !== undefined) return heldWords[refundHeldBy];
  const isUnanswered = refunds.some(({ reason }) => reason === 'request_expired');
  return (view === 'rejected' || isUnanswered) && paid === 'refund_pending'
    ? msg`You get back what you paid within 3-5 working days.`
    : moneyWords[paid];
}

type Refund = NonNullable<WholeBooking['refunds']>[number];

const refundStatusWords: Readonly<Record<Refund['status'], MessageDescriptor>> = {
  pending: msg({ message: 'Pending', context: 'a refund' }),
  processed: msg({ message: 'Processed', context: 'a refund' }),
  failed: msg({ message: 'Failed; it is tried again', context: 'a refund' }),
};

/** How a refund stands. */
export function refundWordsOf({ status, isWaiting = false, isOver = false }: Refund): MessageDescriptor {
  if (isWaiting) return msg({ message: 'Waiting for the bank’s decision on the dispute', context: 'a refund' });
  if (isOver) return msg({ message: 'Failed; please ask the hotel', context: 'a refund' });
  return refundStatusWords[status];
}

/** What the hotel said to a request. */
export const requestStatusWords: Readonly<
  Record<GuestRequest['status'], { readonly tone: NoticeTone; readonly label: MessageDescriptor }>
> = {
  open: { tone: 'warn', label: msg({ message: 'Open', context: 'a request that the hotel has not answered' }) },
  accepted: { tone: 'good', label: msg({ message: 'Accepted', context: 'a request' }) },
  declined: { tone: 'bad', label: msg({ message: 'Declined', context: 'a request' }) },
  closed: { tone: 'plain', label: msg({ message: 'Closed with the booking', context: 'a request' }) },
};
