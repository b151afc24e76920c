import { fakeApi, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { wholeBooking } from '@latchkey/testing/hotel';
import { postForm, type PostedWith } from '@latchkey/testing/post-form';
import { describe, expect, test } from 'vitest';
import { answerBookingForm } from './answer-booking-form.ts';

const bookingId = '1760_b';
const failed = (httpStatus: number) => ({ status: 'failure', kind: 'unexpected', httpStatus }) as const;

async function post(
  form: string,
  fields: Readonly<Record<string, string>>,
  replies: Replies | FakeApi,
  more: Omit<PostedWith, 'form'> = {},
) {
  const api = 'call' in replies ? (replies as FakeApi) : fakeApi(replies);
  const outcome = await postForm(answerBookingForm, fields, {
    form,
    locale: 'de',
    params: { bookingId },
    search: { lookup: '1760_l', of: '1760_i' },
    ...more,
    api,
  });
  return { outcome, api, to: outcome.kind === 'redirect' ? outcome.to : outcome.kind };
}

describe('finding a booking', () => {
  const started: Replies = { createBookingLookup: { status: 202, body: { lookupId: '1760_l', expiresAt: '' } } };
  test('sends a code for a number, and gives a cookie by which it is seen whether the browser keeps them', async () => {
    const typed = { act: 'cancel', hotelId: '1760', callingCode: '+91', identifier: '098450 12345' };
    const { outcome, api } = await post('look-ups', typed, started);
    expect(outcome).toEqual({ kind: 'redirect', to: '/bookings/cancel?lookup=1760_l&lang=de', givesCookie: true });
    expect(api.inputsOf('createBookingLookup')).toEqual([
      { body: { identifier: '098450 12345', hotelId: 1760, callingCode: '91', language: 'de' } },
    ]);
  });

  test.each([
    ['', {}, '/bookings/find?notice=identifier-missing&lang=de'],
    [
      'mine',
      { createBookingLookup: { status: 422, body: { code: 'invalid_identifier' } } },
      '/bookings/find?notice=invalid-identifier&lang=de',
    ],
    ['mine', { createBookingLookup: failed(429) }, '/bookings/find?notice=too-many&lang=de'],
  ] as const)('says what is wrong with "%s"', async (identifier, replies, to) => {
    expect((await post('look-ups', { identifier }, replies as Replies)).to).toBe(to);
  });

  test('takes a code as it was pasted, and opens the one booking', async () => {
    const bookings = [{ bookingId }] as never;
    const { to, api } = await post(
      'look-up-codes',
      { act: 'modify', code: '١٢٣ ٤٥٦' },
      { verifyBookingLookup: { status: 200, body: { bookings } } },
    );
    expect(to).toBe('/bookings/modify/1760_b?lang=de');
    expect(api.inputsOf('verifyBookingLookup')).toEqual([{ params: { lookupId: '1760_l' }, body: { code: '123456' } }]);
    const two = [{ bookingId }, { bookingId }] as never;
    const several = await post(
      'look-up-codes',
      { code: '123456' },
      { verifyBookingLookup: { status: 200, body: { bookings: two } } },
    );
    expect(several.to).toBe('/bookings/find?lookup=1760_l&lang=de');
  });

  test('spends no code on a browser that would forget what it opens, and mails a link in its place', async () => {
    const refused = await post('look-up-codes', { code: '123456' }, {}, { keepsCookies: false });
    expect(refused.outcome).toEqual({
      kind: 'redirect',
      to: '/bookings/find?lookup=1760_l&notice=cookies-blocked&lang=de',
      givesCookie: true,
    });
    expect(refused.api.calls).toEqual([]);
    const link = await post('look-up-links', {}, { mailBookingLink: { status: 202, body: { expiresAt: '' } } });
    expect(link.to).toBe('/bookings/find?lookup=1760_l&notice=link-sent&lang=de');
  });

  test('asks the engine about no code that is none, and repeats one that has not come', async () => {
    const { to, api } = await post('look-up-codes', { bookingId, act: 'cancel', code: '12' }, {});
    expect([to, api.calls]).toEqual(['/bookings/cancel/1760_b?lookup=1760_l&notice=code-wrong&lang=de', []]);
    const again = await post(
      'look-up-repeats',
      {},
      { repeatBookingLookup: { status: 202, body: { lookupId: '1760_m', expiresAt: '' } } },
    );
    expect(again.to).toBe('/bookings/find?lookup=1760_m&notice=code-sent&lang=de');
    const soon = await post(
      'look-up-repeats',
      {},
      { repeatBookingLookup: { status: 409, body: { code: 'too_soon' } } },
    );
    expect(soon.to).toBe('/bookings/find?lookup=1760_l&notice=too-soon&lang=de');
  });
});

describe('changing a booking', () => {
  test.each([
    ['500', { status: 200, body: {} }, '/bookings/1760_b?lang=de', 1],
    [
      '500',
      { status: 409, body: { code: 'refund_changed' } },
      '/bookings/cancel/1760_b?notice=refund-changed&lang=de',
      1,
    ],
    [
      '500',
      { status: 403, body: { code: 'verification_needed' } },
      '/bookings/cancel/1760_b?notice=verification-needed&lang=de',
      1,
    ],
    ['all', { status: 200, body: {} }, '/bookings/cancel/1760_b?notice=unknown&lang=de', 0],
  ])('is cancelled at the refund that was shown, %s', async (refund, reply, to, calls) => {
    const cancelled = await post('cancellations', { refund }, { cancelBooking: reply as never });
    expect([cancelled.to, cancelled.api.calls.length]).toEqual([to, calls]);
  });

  test('is changed as it was shown, leads to what is due, and back with what was asked where it is another', async () => {
    const sums = { due: '40', refund: '0', least: '100' };
    const fields = { quoteToken: 'q', ...sums, asked: 'checkOut=2026-12-05&room.king=1&lang=en' };
    const done: Replies = { modifyBooking: { status: 200, body: {} } as never };
    const { to, api } = await post('modifications', fields, done);
    expect(to).toBe('/checkout/1760_b?lang=de');
    expect(api.inputsOf('modifyBooking')).toMatchObject([
      { body: { quoteToken: 'q', due: 40, refund: 0, leastFeeAfter: 100 } },
    ]);
    expect((await post('modifications', { ...fields, due: '0' }, done)).to).toBe(
      '/bookings/1760_b?notice=changed&lang=de',
    );
    const overtaken: Replies = { modifyBooking: { status: 409, body: { code: 'booking_changed' } } as never };
    expect((await post('modifications', fields, overtaken)).to).toBe(
      '/bookings/modify/1760_b?checkOut=2026-12-05&room.king=1&notice=booking-changed&lang=de#cost',
    );
    const other: Replies = { modifyBooking: { status: 409, body: { code: 'difference_changed' } } as never };
    expect((await post('modifications', fields, other)).to).toBe(
      '/bookings/modify/1760_b?checkOut=2026-12-05&room.king=1&notice=difference-changed&lang=de#cost',
    );
  });

  test('has its new price answered', async () => {
    const answered = (status: string): Replies => ({
      answerPriceRevision: { status: 200, body: { access: 'whole', booking: { ...wholeBooking, status } } } as never,
    });
    const fields = { decision: 'accept', updatedPrice: '900' };
    expect((await post('price-answers', fields, answered('payment_pending'))).to).toBe('/checkout/1760_b?lang=de');
    expect((await post('price-answers', fields, answered('confirmed'))).to).toBe('/bookings/1760_b?lang=de');
    const odd = await post('price-answers', { ...fields, decision: 'maybe' }, answered('confirmed'));
    expect([odd.to, odd.api.calls]).toEqual(['/bookings/1760_b?notice=unknown&lang=de', []]);
  });

  test('has its guests forgotten', async () => {
    const active: Replies = { erasePersonalData: { status: 409, body: { code: 'booking_active' } } as never };
    expect((await post('erasures', {}, active)).to).toBe('/bookings/1760_b?notice=booking-active&lang=de#your-data');
  });
});

describe('leaving a shared device', () => {
  test.each([
    [{ status: 200, body: {} }, '/bookings/1760_b?lang=de'],
    [{ status: 403, body: { code: 'verification_needed' } }, '/bookings/1760_b?lang=de'],
    [failed(500), '/bookings/1760_b?notice=unknown&lang=de'],
  ])('%s leads to %s', async (reply, to) => {
    const left = await post('leavings', {}, { leaveDevice: reply as never });
    expect(left.to).toBe(to);
    expect(left.api.inputsOf('leaveDevice')).toEqual([{ params: { bookingId: '1760_b' } }]);
  });
});

describe('asking and reviewing', () => {
  test('the same words twice are one request, and refused they are in their fields again', async () => {
    const words = { time: 'departure 13:00', note: 'A late flight' };
    const sent = fakeApi({ createGuestRequest: { status: 201, body: {} } as never });
    for (const _ of [1, 2])
      expect((await post('requests', words, sent)).to).toBe('/bookings/1760_b?notice=request-sent&lang=de#requests');
    const [one, other] = sent.inputsOf('createGuestRequest');
    expect(one).toEqual(other);
    expect(one).toMatchObject({ body: { kind: 'departure', time: '13:00', note: 'A late flight' } });
    const { outcome } = await post('requests', words, {
      createGuestRequest: { status: 409, body: { code: 'too_late' } } as never,
    });
    expect(outcome).toEqual({ kind: 'again', returned: { fields: words, code: 'too-late' }, status: 422 });
  });

  test('a review is sent, or comes back with its words', async () => {
    const words = { rating: '4', text: 'Quiet\r\nat last.', authorName: 'Asha' };
    const { to, api } = await post('reviews', words, { writeReview: { status: 201, body: {} } as never });
    expect(to).toBe('/review?of=1760_i&lang=de');
    expect(api.inputsOf('writeReview')).toMatchObject([
      { params: { invitation: '1760_i' }, body: { rating: 4, text: 'Quiet\nat last.' } },
    ]);
    const without = await post('reviews', { ...words, rating: '' }, {});
    expect(without.outcome).toMatchObject({
      kind: 'again',
      returned: { code: 'rating-missing', fields: { authorName: 'Asha' } },
    });
    expect(without.api.calls).toEqual([]);
  });

  test('there are no other forms', async () => {
    for (const name of ['', 'constructor', 'stay']) expect((await post(name, {}, {})).to).toBe('unknown_form');
  });
});

describe('writing to the hotel', () => {
  const typed = { message: 'May a dog come?', key: 'a' };
  const written: Replies = { writeToHotel: { status: 201, body: {} as never } };

  test('leads to the conversation; the form sent twice is one message, and the same words later are another', async () => {
    const { to, api } = await post('messages', typed, written);
    expect(to).toBe('/bookings/1760_b?lang=de#messages');
    await post('messages', typed, api);
    await post('messages', { ...typed, key: 'b' }, api);
    const sent = api.inputsOf('writeToHotel') as { body: object; headers: Record<string, string> }[];
    const keys = sent.map(({ headers }) => headers['idempotency-key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(sent[0]?.body).toEqual({ text: 'May a dog come?' });
  });

  test('sends nothing where nothing was written', async () => {
    const { to, api } = await post('messages', { ...typed, message: ' ' }, written);
    expect([to, api.calls]).toEqual(['/bookings/1760_b?lang=de#messages', []]);
  });

  test.each([
    [{ status: 409, body: { code: 'too_many_messages' } }, 'unknown'],
    [{ status: 403, body: { code: 'verification_needed' } }, 'verification-needed'],
  ])('refused (%o), the words are in their field again', async (reply, code) => {
    const { outcome } = await post('messages', typed, { writeToHotel: reply } as Replies);
    expect(outcome).toMatchObject({ returned: { code, fields: { message: 'May a dog come?' } }, status: 422 });
  });
});
