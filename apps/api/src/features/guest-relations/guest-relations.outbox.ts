import { formKinds } from '../../database/form-kind.ts';
import { z } from 'zod';
import { bookingKey } from '../../database/booking-key.ts';
import { delivery, type PayloadsOf } from '../outbox/outbox.ts';
import { pushNews } from '../identity/identity.ts';
import { sendAlertConfirmation, sendAvailabilityMail } from './availability-alerts/send-alert-mails.ts';
import { sendEnquiryReceipt } from './forms/send-enquiry-receipt.ts';
import { sendFormMail } from './forms/send-form.ts';
import { sendLettersMail } from './forms/send-letters-mail.ts';
import { sendItineraryMail } from './itineraries/send-itinerary.ts';
import { sendReviewInvitation } from './reviews/send-review-invitation.ts';

const ofForm = z.object({
  kind: z.enum(formKinds),
  entryId: z.string(),
});

/** What is mailed about forms, and the invitation to write a review. */
export const guestRelationsOutbox = {
  'form-mail': delivery({
    payload: ofForm,
    retry: 'for-days',
    deliver: async (deps, { hotelId, payload }) => {
      const { kind, entryId } = payload;
      // Questions are answered at the desk; other forms are read in the mail.
      await pushNews(deps, hotelId, kind === 'question' ? { kind, bookingId: null, key: entryId } : null);
      await sendFormMail(deps, hotelId, payload);
    },
  }),
  'letters-mail': delivery({
    payload: ofForm,
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendLettersMail(deps, hotelId, payload.entryId),
  }),
  'alert-confirmation': delivery({
    payload: ofForm,
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendAlertConfirmation(deps, hotelId, payload.entryId),
  }),
  'availability-mail': delivery({
    payload: ofForm,
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendAvailabilityMail(deps, hotelId, payload.entryId),
  }),
  'enquiry-receipt': delivery({
    payload: ofForm,
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendEnquiryReceipt(deps, hotelId, payload),
  }),
  'itinerary-mail': delivery({
    payload: ofForm,
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendItineraryMail(deps, hotelId, payload.entryId),
  }),
  'review-mail': delivery({
    payload: z.object({ bookingId: z.string() }),
    retry: 'for-days',
    deliver: (deps, { hotelId, payload }) => sendReviewInvitation(deps, bookingKey(hotelId, payload.bookingId)),
  }),
};

declare module '../outbox/outbox-payloads.types.ts' {
  interface OutboxPayloads extends PayloadsOf<typeof guestRelationsOutbox> {}
}
