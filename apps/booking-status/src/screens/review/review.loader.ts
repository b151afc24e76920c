import { isFailure, isNothing } from '@latchkey/api-client/client';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { formNoticeOn } from '../../forms/form-notice.copy.ts';
import type { NoReview, ReviewModel } from './review.model.ts';

/** The stay that the link of the address asks about. */
export async function load(request: ScreenRequest): Promise<ScreenOutcome<ReviewModel>> {
  const { api, search, site, locale, signal } = request;
  const invitation = search['of'] ?? '';
  if (invitation === '' || !site.hotel) return without('gone', 404);
  const reply = await api.call('getReviewInvitation', { params: { invitation }, query: { lang: locale } }, signal);
  if (isFailure(reply)) return isNothing(reply) ? without('gone', 404) : without('unavailable', 503);
  if (reply.status === 404 || (reply.status === 200 && reply.body.hotelId !== site.hotel.id))
    return without('gone', 404);
  if (reply.status === 409) return without('not-stayed', 200);
  const { hotelName, stayedIn, voucherUpTo, review } = reply.body;
  return {
    kind: 'ready',
    model: {
      kind: 'asked',
      invitation,
      hotelName,
      stayedOn: `${stayedIn}-01`,
      voucherUpTo,
      review,
      notice: formNoticeOn(request),
      typed: request.returned?.fields ?? {},
    },
  };
}

const without = (kind: NoReview['kind'], status: 200 | 404 | 503): ScreenOutcome<ReviewModel> => ({
  kind: 'ready',
  model: { kind },
  status,
});
