import { locales } from '@latchkey/booking-core/language';
import { z } from 'zod';
import { delivery, type PayloadsOf } from '../outbox/outbox.ts';
import { pushedNews } from './push/push-news.ts';
import { pushToDevice } from './push/push-to-device.ts';
import { sendInvitation, sendSignInMail } from './sign-in/send-sign-in-mail.ts';

const ofPerson = z.object({ personId: z.string() });

/** What people of a hotel get: the way in by mail, and news on their devices. */
export const identityOutbox = {
  'sign-in-mail': delivery({
    payload: ofPerson.extend({
      browserHash: z.string(),
      to: z.string().optional(),
      name: z.string().optional(),
      language: z.enum(locales).optional(),
    }),
    retry: 'for-days',
    deliver: (deps, { payload }) => sendSignInMail(deps, payload),
  }),
  'staff-invitation': delivery({
    // An older engine did not say who invites.
    payload: ofPerson.extend({ byProvider: z.boolean().default(false) }),
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendInvitation(deps, hotelId, payload),
  }),
  'desk-push': delivery({
    payload: ofPerson.extend({
      sessionId: z.string(),
      kind: z.enum(pushedNews),
      bookingId: z.string().nullable(),
    }),
    retry: 'for-days',
    deliver: (deps, { hotelId, payload, createdAt }) => pushToDevice(deps, hotelId, payload, createdAt),
  }),
};

declare module '../outbox/outbox-payloads.types.ts' {
  interface OutboxPayloads extends PayloadsOf<typeof identityOutbox> {}
}
