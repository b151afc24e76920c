/** The forms of a booking's pages, by the name that their addresses have (`post`). */
export type BookingFormName =
  | 'look-ups'
  | 'look-up-codes'
  | 'look-up-repeats'
  | 'look-up-links'
  | 'cancellations'
  | 'price-answers'
  | 'modifications'
  | 'requests'
  | 'messages'
  | 'erasures'
  | 'leavings'
  | 'reviews'
  | 'registrations';
