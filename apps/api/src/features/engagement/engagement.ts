export { tellOfFreeRooms } from './availability-alerts/tell-of-free-rooms.ts';

export { forgetUnconfirmed } from './forms/form-entries.queries.ts';
export { unconfirmedKeptMs } from './forms/send-letters-mail.ts';

export { rememberedModel } from './itineraries/remembered-model.ts';

export { inviteReviews } from './reviews/invite-reviews.ts';
