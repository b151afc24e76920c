import { urlOf } from '@latchkey/site/urls';
import { noticeOf } from './booking-form.ts';
import type { FormAnswer } from './booking-forms.types.ts';

/** Agrees to pay a held stay at the property. One that is paid already is shown as it stands. */
export const payAtProperty: FormAnswer = {
  ask: (id, { field }) => ({
    path: `bookings/${id}/payments`,
    body: { gateway: 'at-property', hotelId: Number(field('hotelId')) },
  }),
  lead: (bookingId, { lang }, answer) =>
    answer?.status === 200 || answer?.body['code'] === 'nothing_due'
      ? urlOf('confirmation', { bookingId }, lang)
      : urlOf('checkout', { bookingId }, { ...lang, ...noticeOf(answer) }),
};
