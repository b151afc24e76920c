import { newIdempotencyKey } from '@latchkey/api-client/client';
import type { ScreenAction } from '@latchkey/site/screen';
import { noticeOfReply, urlOf, withSearch } from '@latchkey/site/urls';
import { leadTo } from './lead-to.ts';

/** Cancels at the refund, and the charge of a card that is kept, that were shown; where they have changed, the page shows the new ones. */
export const cancel: ScreenAction = async (request) => {
  const { api, form, signal } = request;
  const of = bookingOf(request);
  const [refund, charge] = [form.field('refund'), form.field('charge') || '0'];
  const body = { refund: Number(refund), ...(charge === '0' ? {} : { charge: Number(charge) }) };
  const reply = [refund, charge].every((sum) => /^\d{1,15}$/.test(sum))
    ? await api.call('cancelBooking', { params: of, headers: freshKey(), body }, signal)
    : null;
  return leadTo(
    request,
    reply?.status === 200 ? urlOf('bookingStatus', of) : urlOf('cancel', of, { notice: noticeOfReply(reply) }),
  );
};

/** Changes a booking as it was quoted. What is due for it is paid at once; it takes effect then. */
export const modify: ScreenAction = async (request) => {
  const { api, form, signal } = request;
  const of = bookingOf(request);
  const [due, refund] = [Number(form.field('due')), Number(form.field('refund'))];
  // A page that was opened before it had the least fee sends none.
  const least = form.field('least');
  const shown = least === '' ? {} : { leastFeeAfter: Number(least) };
  const body = { quoteToken: form.field('quoteToken'), due, refund, ...shown };
  const reply = [due, refund, Number(least)].every(Number.isSafeInteger)
    ? await api.call('modifyBooking', { params: of, headers: freshKey(), body }, signal)
    : null;
  if (reply?.status === 200)
    return leadTo(request, due > 0 ? urlOf('checkout', of) : urlOf('bookingStatus', of, { notice: 'changed' }));
  // The page that the form was on, with the change that it asked for.
  const asked = new URLSearchParams(form.field('asked'));
  asked.delete('lang');
  return leadTo(request, `${withSearch(`${urlOf('modify', of)}?${asked}`, { notice: noticeOfReply(reply) })}#cost`);
};

/** Forgets the guests of a stay that is over. */
export const erase: ScreenAction = async (request) => {
  const of = bookingOf(request);
  const reply = await request.api.call('erasePersonalData', { params: of }, request.signal);
  const notice = reply.status === 200 ? 'erased' : noticeOfReply(reply);
  return leadTo(request, `${urlOf('bookingStatus', of, { notice })}#your-data`);
};

/** Ends what this device may see. A device without access has left the booking already. */
export const leave: ScreenAction = async (request) => {
  const of = bookingOf(request);
  const reply = await request.api.call('leaveDevice', { params: of }, request.signal);
  const hasLeft = reply.status === 200 || reply.status === 403;
  return leadTo(request, urlOf('bookingStatus', of, hasLeft ? {} : { notice: noticeOfReply(reply) }));
};

const bookingOf = ({
  params,
}: {
  readonly params: Readonly<Record<string, string>>;
}): { readonly bookingId: string } => ({
  bookingId: params['bookingId'] ?? '',
});

/** These are checked against what holds now, so that repeating them is safe without a key of the form's own. */
const freshKey = () => ({ 'idempotency-key': newIdempotencyKey() });
