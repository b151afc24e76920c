import { z } from 'zod';
import { sendPropertyNotification, tellProperty } from '../messaging/messaging.ts';
import { delivery, type PayloadsOf, propertyNotifications } from '../outbox/outbox.ts';
import { newsToPush, pushNews } from '../identity/identity.ts';
import { mailedKinds } from './inbox/answer-mail.words.ts';
import { sendAnswerMail } from './inbox/send-answer-mail.ts';

/** What a property is notified of, by mail and on its people's devices, and its answers to forms. */
export const propertyOutbox = {
  'property-mail': delivery({
    payload: z.object({ bookingId: z.string(), type: z.enum(propertyNotifications), sequence: z.int() }),
    retry: 'for-days',
    deliver: async (deps, { hotelId, payload }) => {
      await pushNews(deps, hotelId, newsToPush(payload));
      await sendPropertyNotification(deps, hotelId, payload);
    },
  }),
  'message-told': delivery({
    payload: z.object({ bookingId: z.string(), messageId: z.string() }),
    retry: 'for-days',
    deliver: async (deps, { hotelId, payload }) => {
      const { bookingId, messageId } = payload;
      await pushNews(deps, hotelId, { kind: 'message', bookingId, key: messageId });
      await tellProperty(deps, hotelId, payload);
    },
  }),
  'answer-mail': delivery({
    payload: z.object({ kind: z.enum(mailedKinds), id: z.string() }),
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendAnswerMail(deps, hotelId, payload),
  }),
};

declare module '../outbox/outbox-payloads.types.ts' {
  interface OutboxPayloads extends PayloadsOf<typeof propertyOutbox> {}
}
