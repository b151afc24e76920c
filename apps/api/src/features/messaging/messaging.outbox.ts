import { z } from 'zod';
import { bookingKey } from '../../database/booking-key.ts';
import { aboutPart, delivery, guestNotifications, type PayloadsOf } from '../outbox/outbox.ts';
import { payerNotices } from '../refunds/refunds.ts';
import { sendMessageMail, sendMessageSms } from './conversation/send-message.ts';
import { sendLookupCode } from './lookups/send-code.ts';
import { sendLookupLink } from './lookups/send-link.ts';
import { sendProofCode } from './lookups/send-proof-code.ts';
import { sendVoucherMail, sendVoucherSms } from './messages/send-voucher.ts';
import { isOverdue, noteUndelivered } from './messages/voucher-undelivered.ts';
import { sendGuestNotificationMail, sendGuestNotificationSms } from './notifications/send-guest-notification.ts';
import { sendMailboxProof } from './property-mailbox/send-mailbox-proof.ts';
import { sendShareMail } from './share-mails/send-share-mail.ts';

const ofBooking = z.object({ bookingId: z.string() });
const ofLookup = z.object({ lookupId: z.string() });
const ofMessage = ofBooking.extend({ messageId: z.string() });
const ofNotification = ofBooking.extend({
  notice: z.enum(guestNotifications),
  noticeId: z.string(),
  ...aboutPart.shape,
});

/** What guests, payers and mailboxes get by mail and SMS. */
export const messagingOutbox = {
  'voucher-mail': delivery({
    // `issue` names a voucher that is sent once more.
    payload: ofBooking.extend({ issue: z.string().optional() }),
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) =>
      sendVoucherMail(deps, bookingKey(hotelId, payload.bookingId), payload.issue),
    onFailure: async (deps, { hotelId, payload, createdAt }) => {
      if (isOverdue(createdAt, deps.clock())) await noteUndelivered(deps, bookingKey(hotelId, payload.bookingId));
    },
  }),
  'voucher-sms': delivery({
    payload: ofBooking,
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendVoucherSms(deps, bookingKey(hotelId, payload.bookingId)),
  }),
  'lookup-code': delivery({
    payload: ofLookup,
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendLookupCode(deps, hotelId, payload.lookupId),
  }),
  'lookup-link': delivery({
    payload: ofLookup,
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendLookupLink(deps, hotelId, payload.lookupId),
  }),
  'proof-code': delivery({
    payload: ofBooking,
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendProofCode(deps, bookingKey(hotelId, payload.bookingId)),
  }),
  'notice-mail': delivery({
    payload: ofNotification,
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendGuestNotificationMail(deps, hotelId, payload),
  }),
  'notice-sms': delivery({
    payload: ofNotification,
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendGuestNotificationSms(deps, hotelId, payload),
  }),
  'message-mail': delivery({
    payload: ofMessage,
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendMessageMail(deps, hotelId, payload),
  }),
  'message-sms': delivery({
    payload: ofMessage,
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendMessageSms(deps, hotelId, payload),
  }),
  'mailbox-proof': delivery({
    payload: z.object({ mail: z.string() }),
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendMailboxProof(deps, hotelId, payload.mail),
  }),
  'share-mail': delivery({
    payload: ofBooking.extend({
      shareId: z.string(),
      notice: z.enum(payerNotices),
      amount: z.number(),
      noticeId: z.string(),
    }),
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendShareMail(deps, hotelId, payload),
  }),
};

declare module '../outbox/outbox-payloads.types.ts' {
  interface OutboxPayloads extends PayloadsOf<typeof messagingOutbox> {}
}
