import { fakeApi } from '@latchkey/testing/fake-api';
import { nightsQuote } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { describe, expect, test } from 'vitest';
import { action } from './home.action.ts';

describe('a room that is chosen without a script', () => {
  const chosen = { selection: JSON.stringify(nightsQuote.selection), rooms: '/rooms/1760/a/b/2/0#rooms' };
  test('leads to the checkout of its quote, without a code that is known no longer', async () => {
    const api = fakeApi({ createQuote: { status: 201, body: { ...nightsQuote, quoteToken: '1760_q' } } as never });
    const post = () => postForm(action, { ...chosen, couponCode: 'OLD' }, { form: 'choice', locale: 'de', api });
    expect(await post()).toEqual({ kind: 'redirect', to: '/room/checkout?quote=1760_q&lang=de' });
    expect(api.inputsOf('createQuote')).toMatchObject([{ body: { couponCode: 'OLD' } }]);
    api.answer('createQuote', { status: 422, body: { code: 'unknown_coupon' } } as never);
    expect(await post()).toEqual({ kind: 'redirect', to: chosen.rooms });
    expect(api.inputsOf('createQuote')).toHaveLength(3);
    expect(api.inputsOf('createQuote').at(-1)).not.toHaveProperty('body.couponCode');
  });

  test.each([
    ['that is sold out', chosen.selection, '/rooms/1760/a/b/2/0', '/rooms/1760/a/b/2/0'],
    ['that cannot be read', '{', '/rooms/1760/a/b/2/0', '/rooms/1760/a/b/2/0'],
    ['of hours', '{', '/?stay=hour&date=2026-12-02', '/?stay=hour&date=2026-12-02'],
    ['of hours on the provider’s host', '{', '/sandalwood-courtyard?stay=hour', '/sandalwood-courtyard?stay=hour'],
    ['that names another page', '{', '/bookings/1760_b', '/'],
    ['that names another site', '{', 'https://evil.example/rooms/', '/'],
    ['that names another site without its scheme', '{', '//evil.example/?rooms', '/'],
  ])('leads back to the rooms from a choice %s', async (_, selection, rooms, to) => {
    const api = fakeApi({ createQuote: { status: 409, body: { code: 'sold_out' } } as never });
    expect(await postForm(action, { selection, rooms }, { form: 'choice', api })).toEqual({ kind: 'redirect', to });
  });
});

describe('an address that is left for a room', () => {
  const stay = { checkIn: '2026-12-02', checkOut: '2026-12-04', adults: '2', children: '1', infants: '0', ages: '7' };
  const post = (
    fields: object,
    api = fakeApi({ requestAvailabilityAlert: { status: 202, body: { received: true } } as never }),
  ) => postForm(action, { ...stay, ...fields }, { form: 'alert', locale: 'de', api });
  const page = (alert: string) => ({
    kind: 'redirect',
    to: `/rooms/1760/2026-12-02/2026-12-04/2/1?alert=${alert}&ages=7&lang=de#rooms`,
  });

  test('is kept, and the page of its dates says so', async () => {
    const api = fakeApi({ requestAvailabilityAlert: { status: 202, body: { received: true } } as never });
    expect(await post({ email: 'guest@example.com' }, api)).toEqual(page('sent'));
    expect(api.inputsOf('requestAvailabilityAlert')).toMatchObject([
      {
        body: {
          hotelId: 1760,
          email: 'guest@example.com',
          checkIn: stay.checkIn,
          adults: 2,
          childAges: [7],
          language: 'de',
        },
      },
    ]);
  });

  test('is said to be none, and stays typed', async () => {
    const again = (email: string, code: string, status = 422) => ({
      kind: 'again',
      returned: { fields: { ...stay, email }, code },
      status,
    });
    expect(await post({ email: 'guest' })).toEqual(again('guest', 'email_invalid'));
    expect(await post({ email: '' })).toEqual(again('', 'email_missing'));
    expect(await post({ email: 'guest@example.com' }, fakeApi({}))).toEqual(again('guest@example.com', 'unknown', 503));
    expect(await post({ email: 'guest@example.com', checkOut: 'soon' })).toEqual({ kind: 'redirect', to: '/?lang=de' });
  });
});

test('the page takes no other form', async () => {
  expect(await postForm(action, {}, { form: 'stay' })).toEqual({ kind: 'unknown_form' });
});
