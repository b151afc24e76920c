export { tellOfFreeRooms } from './availability-alerts/tell-of-free-rooms.ts';

export { rememberedModel } from './itineraries/remembered-model.ts';

export { inviteReviews } from './reviews/invite-reviews.ts';
export { guestRelationsUpkeep } from './guest-relations.upkeep.ts';
export { formsOfGuest } from './forms/forms-of-guest.queries.ts';
