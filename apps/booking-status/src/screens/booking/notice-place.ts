import type { FormNoticeCode } from '@latchkey/site/urls';
import type { ShownBooking } from './booking.model.ts';

/** Where on the page the words of a form before it stand: beside the form that can be tried again, else at the top. */
export type NoticePlace = 'top' | 'code' | 'requests' | 'messages' | 'data';

const ofRequests: ReadonlySet<FormNoticeCode> = new Set([
  'request-sent',
  'too-late',
  'unfit-time',
  'too-many-requests',
  'not-confirmed',
]);

/** Null where there is nothing to say. Whatever there is has a place that the page draws. */
export function noticePlace({
  formNotice,
  own,
  code,
  typed,
  asks,
}: Pick<ShownBooking, 'formNotice' | 'own' | 'code' | 'typed' | 'asks'>): NoticePlace | null {
  if (formNotice === null || code?.notice === formNotice) return null;
  if (own === null) return code === null ? 'code' : 'top';
  if (formNotice === 'erased' || formNotice === 'booking-active') return 'data';
  if (typed['message'] !== undefined) return 'messages';
  const isOfRequests = ofRequests.has(formNotice) || typed['time'] !== undefined;
  const hasRequests = asks.length > 0 || (own.requests ?? []).length > 0;
  return isOfRequests && hasRequests ? 'requests' : 'top';
}
