import type { EnquiryProblem } from '@latchkey/booking-core/validation';

/** Why an enquiry was not sent; each has its sentence in docs/rules.md, "Validation". */
export type EnquiryRefusal = EnquiryProblem['code'] | 'unknown';

/** The page for companies, on a hotel's site or the provider's. */
export interface CorporateBookingModel {
  /** Who answers; null is the provider. */
  readonly hotel: { readonly id: number; readonly name: string } | null;
  /** What came of the form that was posted before the page; null where none was. */
  readonly posted: 'sent' | EnquiryRefusal | null;
}
