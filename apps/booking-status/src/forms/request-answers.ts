import { keyOfContent, newIdempotencyKey } from '@latchkey/api-client/client';
import type { OperationInput } from '@latchkey/api-contract/types';
import type { ScreenAction } from '@latchkey/site/screen';
import { bookingPartUrl, noticeOfReply, urlOf } from '@latchkey/site/urls';
import { typedText } from './form-texts.ts';
import { leadTo } from './lead-to.ts';

/** Accepts or refuses a revised price. What then waits for money is paid at once. */
export const answerPrice: ScreenAction = async (request) => {
  const { api, form, params, signal } = request;
  const bookingId = params['bookingId'] ?? '';
  const updatedPrice = Number(form.field('updatedPrice'));
  const decision = form.field('decision') === 'accept' ? 'accept' : 'refuse';
  const isSaid = form.field('decision') === decision && Number.isSafeInteger(updatedPrice);
  const headers = { 'idempotency-key': newIdempotencyKey() };
  const reply = isSaid
    ? await api.call(
        'answerPriceRevision',
        { params: { bookingId }, headers, body: { decision, updatedPrice } },
        signal,
      )
    : null;
  if (reply?.status !== 200)
    return leadTo(request, urlOf('bookingStatus', { bookingId }, { notice: noticeOfReply(reply) }));
  const isToPay = reply.body.booking.status === 'payment_pending';
  return leadTo(request, urlOf(isToPay ? 'checkout' : 'bookingStatus', { bookingId }));
};

type GuestRequestBody = OperationInput<'createGuestRequest'>['body'];

/**
 * Asks the property for an early or late arrival, or a late departure: what for and when is one choice. The same words
 * sent twice are one request; refused, they are in their fields again.
 */
export const askForRequest: ScreenAction = async (request) => {
  const { api, form, params, signal } = request;
  const bookingId = params['bookingId'] ?? '';
  const { field } = form;
  // One choice says what for and when; alone, a time is an early arrival.
  const [time = '', kind = 'arrival'] = `${field('kind')} ${field('time')}`.trim().split(' ').toReversed();
  const note = field('note');
  // The engine says which kinds there are.
  const body = { kind: kind as GuestRequestBody['kind'], time, ...(note === '' ? {} : { note }) };
  const headers = { 'idempotency-key': await keyOfContent([bookingId, body]) };
  const reply = await api.call('createGuestRequest', { params: { bookingId }, headers, body }, signal);
  if (reply.status === 201) return leadTo(request, bookingPartUrl('requests', bookingId, { notice: 'request-sent' }));
  return {
    kind: 'again',
    returned: { fields: typedText(form, ['time', 'note']), code: noticeOfReply(reply) },
    status: 422,
  };
};

/** Writes to the hotel about the booking. The form sent twice is one message; refused, the words are in their field again. */
export const writeToHotel: ScreenAction = async (request) => {
  const { api, form, params, signal } = request;
  const bookingId = params['bookingId'] ?? '';
  const text = form.field('message');
  const there = bookingPartUrl('messages', bookingId);
  if (text === '') return leadTo(request, there);
  const headers = { 'idempotency-key': await keyOfContent([bookingId, form.field('key'), text]) };
  const reply = await api.call('writeToHotel', { params: { bookingId }, headers, body: { text } }, signal);
  if (reply.status === 201) return leadTo(request, there);
  return {
    kind: 'again',
    returned: { fields: typedText(form, ['message']), code: noticeOfReply(reply) },
    status: 422,
  };
};
