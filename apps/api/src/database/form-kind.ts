/** The forms that somebody sends without booking. */
export const formKinds = [
  'newsletter',
  'price-match',
  'question',
  'corporate',
  'hotelier',
  'feedback',
  'itinerary',
  'availability-alert',
] as const;

export type FormKind = (typeof formKinds)[number];
