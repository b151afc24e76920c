import type { EnquiryProblem } from '@latchkey/booking-core/validation';

/** Why an enquiry was not sent; each has its sentence in docs/rules.md, "Validation". */
export type EnquiryRefusal = EnquiryProblem['code'] | 'unknown';

/** A form of words to the provider or a hotel, as it was posted before its page. */
export interface PostedForm {
  /** What came of it; null where none was posted. */
  readonly posted: 'sent' | EnquiryRefusal | null;
  /** The input of a form that is shown again, by the names of its fields. */
  readonly typed: Readonly<Record<string, string>>;
}

/** The page for companies, on a hotel's site or the provider's. */
export interface CorporateBookingModel extends PostedForm {
  /** Who answers; null is the provider. */
  readonly hotel: { readonly id: number; readonly name: string } | null;
}
