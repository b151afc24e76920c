import { locales } from '@latchkey/booking-core/language';
import { bookingKey, type BookingKey } from '../database/booking-key.ts';
import { gatewayName } from '@latchkey/api-contract/contract';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import {
  sendAlertConfirmation,
  sendAvailabilityMail,
  sendEnquiryReceipt,
  sendFormMail,
  sendItineraryMail,
  sendLettersMail,
  sendReviewInvitation,
} from '../features/engagement/engagement.ts';
import {
  heardSenders,
  noteUndelivered,
  sendGuestNotificationMail,
  sendGuestNotificationSms,
  sendLookupCode,
  sendLookupLink,
  sendMailboxProof,
  sendMessageMail,
  sendMessageSms,
  sendProofCode,
  sendPropertyNotification,
  sendShareMail,
  sendVoucherMail,
  sendVoucherSms,
  tellProperty,
  undeliveredAfterMs,
} from '../features/messaging/messaging.ts';
import {
  giveUp,
  guestNotifications,
  leaseDue,
  markDone,
  type OutboxKind,
  type OutboxRow,
  postpone,
  propertyNotifications,
} from '../features/outbox/outbox.ts';
import {
  aboutPush,
  newsToPush,
  pushNews,
  pushToDevice,
  sendInvitation,
  sendSignInMail,
} from '../features/people/people.ts';
import { chargeCard, payUnmatchedRefund } from '../features/payments/payments.ts';
import { sendAnswerMail } from '../features/property/property.ts';
import { sendDomainMail, sendOpeningMail, sendSmsBudgetMail } from '../features/starting/starting.ts';
import { askRest, nameBooking, payerNotices, payRefund } from '../features/reservations/reservations.ts';

const leaseMs = 60_000;
const batch = 20;
const longestWaitMs = 3_600_000;
/** How long, and how often at least, a message is tried: a mail server's own three days, and not less for our having been away. */
const triedForMs = 3 * 24 * 3_600_000;
const fewestTries = 12;

const aboutBooking = z.object({ bookingId: z.string() });
/** Of a voucher that is sent once more. */
const aboutVoucher = z.object({ issue: z.string().optional() });
const aboutLookup = z.object({ lookupId: z.string() });
const aboutGuestNotification = z.object({
  bookingId: z.string(),
  notice: z.enum(guestNotifications),
  noticeId: z.string(),
  requestId: z.string().optional(),
  refundId: z.string().optional(),
  amount: z.int().optional(),
  words: z.string().optional(),
});
const aboutForm = z.object({
  kind: z.enum([
    'newsletter',
    'price-match',
    'question',
    'corporate',
    'hotelier',
    'feedback',
    'itinerary',
    'availability-alert',
  ]),
  entryId: z.string(),
});
const aboutPropertyNotification = z.object({
  bookingId: z.string(),
  type: z.enum(propertyNotifications),
  sequence: z.int(),
});
const aboutPerson = z.object({ personId: z.string() });
/** An older engine does not say who invites. */
const aboutInvitation = aboutPerson.extend({ byProvider: z.boolean().default(false) });
const aboutSignIn = aboutPerson.extend({
  browserHash: z.string(),
  to: z.string().optional(),
  name: z.string().optional(),
  language: z.enum(locales).optional(),
});
const aboutMessage = aboutBooking.extend({ messageId: z.string() });
const aboutAnswer = z.object({ kind: z.enum(['question', 'lead', 'enquiry']), id: z.string() });
const aboutDomain = aboutPerson.extend({ host: z.string(), became: z.enum(['seen', 'lost']) });
const aboutOpening = z.object({
  to: z.string(),
  became: z.enum(['waiting', 'approved', 'refused', 'changed']),
  words: z.string().optional(),
});
const aboutSmsBudget = z.object({ to: z.string(), sent: z.int(), most: z.int() });
const aboutMailbox = z.object({ mail: z.string() });
const aboutShare = z.object({
  shareId: z.string(),
  notice: z.enum(payerNotices),
  amount: z.number(),
  noticeId: z.string(),
});
const aboutRefund = z.object({ refundId: z.string() });
const aboutUnmatched = z.object({ gateway: gatewayName, gatewayPaymentId: z.string() });

const bookingIn = ({ hotelId, payload }: OutboxRow): BookingKey =>
  bookingKey(hotelId, aboutBooking.parse(payload).bookingId);

const handlers: Record<OutboxKind, (deps: Deps, row: OutboxRow) => Promise<void>> = {
  'voucher-mail': (deps, row) => sendVoucherMail(deps, bookingIn(row), aboutVoucher.parse(row.payload).issue),
  'voucher-sms': (deps, row) => sendVoucherSms(deps, bookingIn(row)),
  'lookup-code': (deps, row) => sendLookupCode(deps, row.hotelId, aboutLookup.parse(row.payload).lookupId),
  'lookup-link': (deps, row) => sendLookupLink(deps, row.hotelId, aboutLookup.parse(row.payload).lookupId),
  'proof-code': (deps, row) => sendProofCode(deps, bookingIn(row)),
  'notice-mail': (deps, row) => sendGuestNotificationMail(deps, row.hotelId, aboutGuestNotification.parse(row.payload)),
  'notice-sms': (deps, row) => sendGuestNotificationSms(deps, row.hotelId, aboutGuestNotification.parse(row.payload)),
  'form-mail': async (deps, row) => {
    const about = aboutForm.parse(row.payload);
    await pushNews(deps, row.hotelId, newsOfForm(about));
    await sendFormMail(deps, row.hotelId, about);
  },
  'letters-mail': (deps, row) => sendLettersMail(deps, row.hotelId, aboutForm.parse(row.payload).entryId),
  'alert-confirmation': (deps, row) => sendAlertConfirmation(deps, row.hotelId, aboutForm.parse(row.payload).entryId),
  'availability-mail': (deps, row) => sendAvailabilityMail(deps, row.hotelId, aboutForm.parse(row.payload).entryId),
  'enquiry-receipt': (deps, row) => sendEnquiryReceipt(deps, row.hotelId, aboutForm.parse(row.payload)),
  'itinerary-mail': (deps, row) => sendItineraryMail(deps, row.hotelId, aboutForm.parse(row.payload).entryId),
  'review-mail': (deps, row) => sendReviewInvitation(deps, bookingIn(row)),
  'property-mail': async (deps, row) => {
    const about = aboutPropertyNotification.parse(row.payload);
    await pushNews(deps, row.hotelId, newsToPush(about));
    await sendPropertyNotification(deps, row.hotelId, about);
  },
  'sign-in-mail': (deps, row) => sendSignInMail(deps, aboutSignIn.parse(row.payload)),
  'staff-invitation': (deps, row) => sendInvitation(deps, row.hotelId, aboutInvitation.parse(row.payload)),
  'unmatched-refund': (deps, row) => payUnmatchedRefund(deps, row.hotelId, aboutUnmatched.parse(row.payload)),
  'booking-names': (deps, row) => nameBooking(deps, bookingIn(row)),
  'message-mail': (deps, row) => sendMessageMail(deps, row.hotelId, aboutMessage.parse(row.payload)),
  'message-sms': (deps, row) => sendMessageSms(deps, row.hotelId, aboutMessage.parse(row.payload)),
  'message-told': async (deps, row) => {
    const about = aboutMessage.parse(row.payload);
    await pushNews(deps, row.hotelId, { kind: 'message', bookingId: about.bookingId, key: about.messageId });
    await tellProperty(deps, row.hotelId, about);
  },
  'desk-push': (deps, row) => pushToDevice(deps, row.hotelId, aboutPush.parse(row.payload), row.createdAt),
  'answer-mail': (deps, row) => sendAnswerMail(deps, row.hotelId, aboutAnswer.parse(row.payload)),
  'domain-mail': (deps, row) => sendDomainMail(deps, row.hotelId, aboutDomain.parse(row.payload)),
  'opening-mail': (deps, row) => sendOpeningMail(deps, row.hotelId, aboutOpening.parse(row.payload)),
  'mailbox-proof': (deps, row) => sendMailboxProof(deps, row.hotelId, aboutMailbox.parse(row.payload).mail),
  'sms-budget-mail': (deps, row) => sendSmsBudgetMail(deps, row.hotelId, aboutSmsBudget.parse(row.payload)),
  'share-mail': (deps, row) => sendShareMail(deps, row.hotelId, aboutShare.parse(row.payload)),
  'ask-rest': (deps, row) => askRest(deps, bookingIn(row)),
  'charge-card': (deps, row) => chargeCard(deps, bookingIn(row)),
  refund: (deps, row) => payRefund(deps, row.hotelId, aboutRefund.parse(row.payload).refundId),
};

/** Questions are answered at the desk; all else that is sent in on a site is read in the mail. */
const newsOfForm = ({ kind, entryId }: z.output<typeof aboutForm>): Parameters<typeof pushNews>[2] =>
  kind === 'question' ? { kind, bookingId: null, key: entryId } : null;

/**
 * Delivers outbox messages: at least once, in no order, side by side so that a gateway that is slow keeps no code and
 * no voucher waiting behind it; tried again with doubling waits until it succeeds, or, for a message, until
 * it has failed for days: a refund is never given up. Rows of a kind that this version does not know are left for a newer one. What
 * is not begun when `isStopping` says so is left to the next. Returns how many were delivered.
 */
export async function relayOutbox(deps: Deps, isStopping: () => boolean = () => false): Promise<number> {
  const now = deps.clock();
  const rows = await leaseDue(deps.db, now, new Date(now.getTime() + leaseMs), batch);
  const delivered = await Promise.all(rows.map((row) => (isStopping() ? leave(deps, row, now) : carryOut(deps, row))));
  return delivered.filter(Boolean).length;
}

async function carryOut(deps: Deps, row: OutboxRow): Promise<boolean> {
  const handler = Object.hasOwn(handlers, row.kind) ? handlers[row.kind as OutboxKind] : undefined;
  if (handler === undefined) return false;
  try {
    const { messages, keptBack } = heardSenders(deps.messages);
    await handler({ ...deps, messages }, row);
    await markDone(deps.db, row, deps.clock(), keptBack());
    return true;
  } catch (cause) {
    const { kind, outboxId, attempts } = row;
    const now = deps.clock();
    if (kind === 'voucher-mail' && now.getTime() - row.createdAt.getTime() >= undeliveredAfterMs)
      await noteUndelivered(deps, bookingIn(row));
    if (isHopeless(row, now)) {
      deps.log.error({ err: cause, kind, outboxId, attempts }, 'message given up');
      await giveUp(deps.db, row, now);
      return false;
    }
    deps.log.warn({ err: cause, kind, outboxId, attempts }, 'message not delivered yet');
    await postpone(deps.db, row, new Date(now.getTime() + Math.min(longestWaitMs, 1000 * 2 ** attempts)));
    return false;
  }
}

async function leave(deps: Deps, row: OutboxRow, since: Date): Promise<boolean> {
  await postpone(deps.db, row, since);
  return false;
}

/** Money that is owed, and what a booking is found by: tried until it is done. */
const neverGivenUp: readonly string[] = [
  'refund',
  'unmatched-refund',
  'charge-card',
  'ask-rest',
  'booking-names',
] satisfies OutboxKind[];

function isHopeless({ kind, attempts, createdAt }: OutboxRow, now: Date): boolean {
  return !neverGivenUp.includes(kind) && attempts >= fewestTries && now.getTime() - createdAt.getTime() >= triedForMs;
}
