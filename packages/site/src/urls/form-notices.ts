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
  'booking-changed',
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
  'changed',
  'request-sent',
  'too-late',
  'unfit-time',
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

/** The notice of an answer that is none of success: of its code, or that too much was asked. `null`: nothing was asked. */
export function noticeOfReply(
  reply: { readonly status: number | 'failure'; readonly httpStatus?: number; readonly body?: unknown } | null,
): FormNoticeCode {
  if (reply?.status === 'failure' && reply.httpStatus === 429) return 'too-many';
  const code = (reply?.body as { readonly code?: unknown } | undefined)?.code;
  return formNoticeOf(typeof code === 'string' ? code : undefined);
}

/** The notice of an engine's code, or `unknown` where it has none. */
export function formNoticeOf(code: string | undefined): FormNoticeCode {
  const written = code?.replaceAll('_', '-');
  return formNotices.find((notice) => notice === written) ?? 'unknown';
}
