import type { EnquiryRefusal } from '../corporate-booking/corporate-booking.model.ts';

/** The provider's page for owners of hotels. */
export interface ListYourHotelModel {
  /** What came of the form that was sent before the page; null where none was. */
  readonly posted: 'sent' | EnquiryRefusal | null;
}
