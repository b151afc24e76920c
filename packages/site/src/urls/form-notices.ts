/** Results of a posted form, as the search parameter `notice` carries them. */
export const formNotices = [
  'identifier-missing',
  'invalid-identifier',
  'not-found',
  'too-many',
  'too-many-holds',
  'code-sent',
  'link-sent',
  'cookies-blocked',
  'too-soon',
  'code-wrong',
  'code-expired',
  'code-used',
  'too-many-tries',
  'verification-needed',
  'refund-changed',
  'not-cancellable',
  'after-check-in',
  'price-changed',
  'not-revised',
  'booking-expired',
  'not-modifiable',
  'sold-out',
  'hotel-closed',
  'quote-expired',
  'difference-changed',
  'invalid-dates',
  'not-for-sale',
  'max-occupancy',
  'max-rooms',
  'no-room',
  'too-few-adults',
  'unknown-coupon',
  'idempotency-key-reused',
  'payment-not-offered',
  'request-sent',
  'too-late',
  'too-many-requests',
  'not-confirmed',
  'erased',
  'booking-active',
  'rating-missing',
  'already-given',
  'not-stayed',
  'unknown',
] as const;
export type FormNoticeCode = (typeof formNotices)[number];

/** The notice of an engine's code, or `unknown` where it has none. */
export function formNoticeOf(code: string | undefined): FormNoticeCode {
  const written = code?.replaceAll('_', '-');
  return formNotices.find((notice) => notice === written) ?? 'unknown';
}
