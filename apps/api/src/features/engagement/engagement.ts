export { sendAlertConfirmation, sendAvailabilityMail } from './availability-alerts/send-alert-mails.ts';
export { tellOfFreeRooms } from './availability-alerts/tell-of-free-rooms.ts';

export { forgetUnconfirmed } from './forms/form-entries.queries.ts';
export { sendEnquiryReceipt } from './forms/send-enquiry-receipt.ts';
export { sendFormMail } from './forms/send-form.ts';
export { sendLettersMail, unconfirmedKeptMs } from './forms/send-letters-mail.ts';

export { rememberedModel } from './itineraries/remembered-model.ts';
export { sendItineraryMail } from './itineraries/send-itinerary.ts';

export { inviteReviews } from './reviews/invite-reviews.ts';
export { sendReviewInvitation } from './reviews/send-review-invitation.ts';
