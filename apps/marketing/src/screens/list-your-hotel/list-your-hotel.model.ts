import type { PostedForm } from '../corporate-booking/corporate-booking.model.ts';

/** The provider's page for owners of hotels. */
export type ListYourHotelModel = PostedForm;
