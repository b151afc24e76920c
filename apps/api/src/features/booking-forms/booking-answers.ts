import { urlOf, withSearch } from '@latchkey/site/urls';
import { noticeOf } from './booking-form.ts';
import type { FormAnswer } from './booking-forms.types.ts';

/** Cancels at the refund that was shown; where it has changed, the page shows the new one. */
export const cancel: FormAnswer = {
  ask: (id, { field }) =>
    /^\d{1,15}$/.test(field('refund'))
      ? { path: `bookings/${id}/cancellation`, body: { refund: Number(field('refund')) } }
      : null,
  lead: (bookingId, { lang }, answer) =>
    answer?.status === 200
      ? urlOf('bookingStatus', { bookingId }, lang)
      : urlOf('cancel', { bookingId }, { ...lang, ...noticeOf(answer) }),
};

/** Changes a booking as it was quoted. What is due for it is paid at once; it takes effect then. */
export const modify: FormAnswer = {
  ask: (id, { field }) => {
    const [quoteToken, due, refund] = [field('quoteToken'), Number(field('due')), Number(field('refund'))];
    return Number.isSafeInteger(due) && Number.isSafeInteger(refund)
      ? { path: `bookings/${id}/modification`, body: { quoteToken, due, refund } }
      : null;
  },
  lead: (bookingId, { field, lang }, answer) => {
    if (answer?.status !== 200) {
      // The page that the form was on, with what was asked for there.
      const asked = new URLSearchParams(field('asked'));
      return `${withSearch(`${urlOf('modify', { bookingId })}?${asked}`, { ...lang, ...noticeOf(answer) })}#cost`;
    }
    return urlOf(Number(field('due')) > 0 ? 'checkout' : 'bookingStatus', { bookingId }, lang);
  },
};

/** Accepts or refuses a revised price. What then waits for money is paid at once. */
export const answerPrice: FormAnswer = {
  ask: (id, { field }) => ({
    path: `bookings/${id}/price-revision`,
    body: { decision: field('decision'), updatedPrice: Number(field('updatedPrice')) },
  }),
  lead: (bookingId, { lang }, answer) => {
    if (answer?.status !== 200) return urlOf('bookingStatus', { bookingId }, { ...lang, ...noticeOf(answer) });
    const booking = answer.body['booking'] as { readonly status?: string } | undefined;
    return urlOf(booking?.status === 'payment_pending' ? 'checkout' : 'bookingStatus', { bookingId }, lang);
  },
};

/** Asks the property for an early or late arrival, or a late departure: what for and when is one choice. */
export const askForRequest: FormAnswer = {
  keeps: ['kind', 'time', 'note'],
  ask: (id, { field }) => {
    // One choice says what for and when; alone, a time is an early arrival. Pages of an older release post both apart.
    const [time = '', kind = 'arrival'] = `${field('kind')} ${field('time')}`.trim().split(' ').toReversed();
    return {
      path: `bookings/${id}/requests`,
      body: {
        kind,
        time,
        ...(field('note') === '' ? {} : { note: field('note') }),
      },
    };
  },
  lead: (bookingId, { lang }, answer) =>
    `${urlOf('bookingStatus', { bookingId }, { ...lang, ...(answer?.status === 201 ? { notice: 'request-sent' as const } : noticeOf(answer)) })}#requests`,
};

/** Forgets the guests of a stay that is over. */
export const erase: FormAnswer = {
  ask: (id) => ({ path: `bookings/${id}/erasure`, body: {} }),
  lead: (bookingId, { lang }, answer) =>
    `${urlOf('bookingStatus', { bookingId }, { ...lang, ...(answer?.status === 200 ? { notice: 'erased' as const } : noticeOf(answer)) })}#your-data`,
};
