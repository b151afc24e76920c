import type { PostOutcome } from '@latchkey/site/screen';
import { fakeApi, newerReply, offline, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { nightsQuote } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { describe, expect, test } from 'vitest';
import { action } from './room-checkout.action.ts';

const filled = {
  key: 'the-key-of-this-form',
  companions: '0',
  fullName: 'Meera Iyer',
  email: 'meera@example.com',
  phoneCountry: 'IN',
  contactNumber: '098450 12345',
  way: 'at-property',
};
const made = (status: 'confirmed' | 'payment_pending'): Replies => ({
  createBooking: { status: 201, body: { bookingId: '1760_b', status } } as never,
});

async function post(fields: Readonly<Record<string, string>>, replies: Replies = {}, api: FakeApi = fakeApi(replies)) {
  const outcome = await postForm(
    action,
    { ...filled, ...fields },
    { form: 'stay', locale: 'de', search: { quote: '1760_q' }, api },
  );
  return { outcome, api };
}
const again = (outcome: PostOutcome) => {
  if (outcome.kind !== 'again') throw new Error(`it is ${outcome.kind}`);
  return outcome;
};

describe('the form of checkout without a script', () => {
  test.each([
    ['at-property', 'confirmed', '/bookings/confirmation/1760_b?lang=de'],
    ['full', 'payment_pending', '/checkout/1760_b?lang=de'],
    ['instalments', 'payment_pending', '/checkout/1760_b?pay=instalments&lang=de'],
    ['advance', 'payment_pending', '/checkout/1760_b?lang=de'],
  ] as const)('books a stay that is paid %s and leads on', async (way, status, to) => {
    const { outcome, api } = await post({ way }, made(status));
    expect(outcome).toEqual({ kind: 'redirect', to });
    expect(api.inputsOf('createBooking')).toMatchObject([
      {
        headers: { 'idempotency-key': filled.key },
        body: {
          quoteToken: '1760_q',
          travellers: [{ fullName: 'Meera Iyer', email: 'meera@example.com' }],
          phoneCountry: 'IN',
          language: 'de',
        },
      },
    ]);
  });

  test('books under its own key however often it is sent, and anew what was changed since', async () => {
    const reused = { status: 422, body: { code: 'idempotency_key_reused' } } as const;
    const { api } = await post({}, { createBooking: reused });
    await post({}, {}, api);
    const keys = api.inputsOf('createBooking').map((input) => (input as { headers: Record<string, string> }).headers);
    expect(keys).toHaveLength(4);
    expect(keys[0]).toEqual(keys[2]);
    expect(keys[1]).toEqual(keys[3]);
    expect(keys[1]).not.toEqual(keys[0]);
    const { api: keyless } = await post({ key: '' }, made('confirmed'));
    expect(keyless.inputsOf('createBooking')).toHaveLength(1);
  });

  test('comes back with everything that was typed, and says what is missing, before anything is asked', async () => {
    const { outcome, api } = await post({ email: 'meera@', specialRequests: 'A quiet room', other: 'left behind' });
    expect(again(outcome)).toMatchObject({
      status: 422,
      returned: { code: 'fill_details', fields: { email: 'meera@', specialRequests: 'A quiet room' } },
    });
    expect(again(outcome).returned.fields).not.toHaveProperty('other');
    expect(again((await post({ way: '' })).outcome).returned.code).toBe('no_payment_method');
    expect(again((await post({ way: 'gold' })).outcome).returned.code).toBe('no_payment_method');
    expect(api.calls).toEqual([]);
  });

  test.each([
    [{ status: 409, body: { code: 'sold_out' } }, 'sold_out'],
    [newerReply(409, { code: 'a_code_of_tomorrow' }), 'unknown'],
    [offline, 'offline'],
  ] as const)('says why it was not booked', async (reply, code) => {
    expect(again((await post({}, { createBooking: reply as never })).outcome).returned.code).toBe(code);
  });

  test('leads a guest who comes back to the booking, and books once more when they say so', async () => {
    const booked = { status: 409, body: { code: 'already_booked', booking: { bookingId: '1760_b', reference: 'R' } } };
    const { outcome, api } = await post({}, { createBooking: booked as never });
    expect(again(outcome).returned).toMatchObject({ code: 'already_booked', fields: { bookedId: '1760_b' } });
    await post({ act: 'book-again' }, {}, api);
    expect(api.inputsOf('createBooking')).toMatchObject([{ body: {} }, { body: { again: true } }]);
  });

  test('shows a price that has changed since, at its new quote', async () => {
    const changed = { code: 'price_changed', oldTotal: 17_000, quote: { ...nightsQuote, quoteToken: '1760_new' } };
    const { outcome } = await post({}, { createBooking: { status: 409, body: changed } as never });
    expect(again(outcome).returned).toMatchObject({
      code: 'price_changed',
      fields: { oldTotal: '17000', quote: '1760_new', fullName: 'Meera Iyer' },
    });
  });

  test('applies a code that stands in its field before anything is booked, and takes it out', async () => {
    const api = fakeApi({
      getQuote: { status: 200, body: nightsQuote },
      createQuote: { status: 201, body: { ...nightsQuote, quoteToken: '1760_less' } } as never,
    });
    const applied = again((await post({ couponCode: 'KEY15' }, {}, api)).outcome);
    expect(applied).toMatchObject({ status: 200, returned: { code: 'code_applied', fields: { quote: '1760_less' } } });
    expect(applied.returned.fields).not.toHaveProperty('couponCode');
    expect(again((await post({ act: 'remove-code' }, {}, api)).outcome).returned.code).toBeNull();
    api.answer('createQuote', { status: 422, body: { code: 'unknown_coupon' } } as never);
    const unknown = again((await post({ act: 'apply-code', couponCode: 'NOPE' }, {}, api)).outcome);
    expect(unknown.returned).toMatchObject({ code: 'unknown_coupon', fields: { couponCode: 'NOPE' } });
    expect(api.inputsOf('createBooking')).toEqual([]);
  });

  test('prices a stay anew whose boxes are others than its price counts, before anything is booked', async () => {
    const api = fakeApi({
      getQuote: { status: 200, body: nightsQuote },
      createQuote: { status: 201, body: { ...nightsQuote, quoteToken: '1760_free' } } as never,
    });
    const boxes = { exemptions: 'business resident', exempted: '', 'exempt-resident': 'on' };
    const outcome = again((await post(boxes, {}, api)).outcome);
    expect(outcome).toMatchObject({ status: 200, returned: { code: 'code_applied', fields: { quote: '1760_free' } } });
    expect(api.inputsOf('createQuote')).toMatchObject([{ body: { taxExemptions: ['resident'] } }]);
    expect(api.inputsOf('createBooking')).toEqual([]);
    const { outcome: booked } = await post({ ...boxes, exempted: 'resident' }, made('confirmed'));
    expect(booked.kind).toBe('redirect');
  });

  test('adds a traveller and takes one out again', async () => {
    const two = { companions: '2', 'companion-0-fullName': 'Ravi Iyer', 'companion-1-fullName': 'Anu Iyer' };
    const more = again((await post({ ...two, act: 'add-traveller' })).outcome).returned;
    expect(more).toMatchObject({
      code: 'traveller_added',
      fields: { companions: '3', 'companion-1-fullName': 'Anu Iyer' },
    });
    const fewer = again((await post({ ...two, act: 'remove-traveller-0' })).outcome).returned.fields;
    expect(fewer).toMatchObject({ companions: '1', 'companion-0-fullName': 'Anu Iyer' });
    expect(
      Number(again((await post({ companions: '999', act: 'add-traveller' })).outcome).returned.fields['companions']),
    ).toBeLessThan(100);
  });

  test('is the only one of the page', async () => {
    expect(await postForm(action, filled, { form: 'another' })).toEqual({ kind: 'unknown_form' });
  });
});
