/** What a fault is of, for whoever says it in words of another language; `other` of what the English message alone says. */
export const faultKinds = [
  'missing',
  'wrong_form',
  'unknown_key',
  'unknown_id',
  'no_words',
  'words_of_nothing',
  'marks_differ',
  'twice',
  'unreadable_colour',
  'times_overlap',
  'price_order',
  'price_far',
  'price_missing',
  'beds_too_few',
  'phone',
  'picture_missing',
  'picture_small',
  'picture_undescribed',
  'tax_wrong',
  'booked_ahead',
  'changed_meanwhile',
  'language_missing',
  'findability',
  'policy_differs',
  'words_differ',
  'payment_differs',
  'fee_unsecured',
  'mailbox_unproved',
  'lawyer',
  'name_link',
  'name_letters',
  'name_brand',
  'name_taken',
  'other',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** What is wrong in a hotel's files, so that its author can mend it. */
export interface HotelFault {
  readonly file: string;
  /** Where in the file, as `rooms.0.prices`; empty for the file itself. */
  readonly path: string;
  readonly message: string;
  readonly kind?: FaultKind;
}
