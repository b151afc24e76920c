import type { Locale } from '@latchkey/site/urls';
import { hotelApi, offline, type Replies } from '@latchkey/testing/fake-api';
import type { Site } from '@latchkey/api-contract/types';
import { nightsQuote, site } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as roomCheckout } from './room-checkout.screen.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const quoted: Replies = { getQuote: { status: 200, body: nightsQuote } };
const show = (replies: Replies = {}, locale: Locale = 'en') =>
  showScreen(roomCheckout, `/room/checkout?quote=${nightsQuote.quoteToken}`, {
    words: loadWords,
    locale,
    api: hotelApi({ ...quoted, ...replies }),
  });

/** Fills in what is needed and chooses to pay at the hotel. */
async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: /Full name/ }), 'Meera Iyer');
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'meera@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: /Contact number/ }), '+91 98450 12345');
  await press(screen.getByRole('radio', { name: /^Pay at the hotel/ }));
}
const code = () => screen.findByRole('textbox', { name: /^Code/ });

describe('a stay that can be booked', () => {
  test('is booked with what was filled in, at the price of its quote', async () => {
    const { api } = await show({ createBooking: offline });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nearly yours.' })).toBeDefined();
    expect(screen.getAllByText(/18,480/).length).toBeGreaterThan(0);
    await fillIn();
    await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
    expect(api.inputsOf('createBooking')).toMatchObject([
      {
        body: {
          quoteToken: 'q-flexible',
          travellers: [{ fullName: 'Meera Iyer', email: 'meera@example.com', contactNumber: '+919845012345' }],
          payment: { mode: 'at-property', plan: 'full' },
        },
      },
    ]);
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again later!');
  });

  test('is sent under the same key when an answer was lost, and under another when it says something else', async () => {
    const { api } = await show({ createBooking: offline });
    await fillIn();
    const book = () => screen.getByRole('button', { name: 'Book, and pay at the hotel' });
    await press(book());
    await press(book());
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), '.in');
    await press(book());
    const keys = api
      .inputsOf('createBooking')
      .map((input) => ('headers' in input ? JSON.stringify(input.headers) : ''));
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('is not booked while a field is missing, or a way of paying', async () => {
    const { api } = await show();
    await press(await screen.findByRole('button', { name: 'Book this stay' }));
    expect(screen.getByRole('alert').textContent).toContain('Please fill all the details');
    expect(screen.getByText('Please Enter Email Address')).toBeDefined();
    expect(document.title).toMatch(/^Error:/);
    await userEvent.click(screen.getByRole('link', { name: 'Email: Please Enter Email Address' }));
    expect(document.activeElement?.id).toBe('email');
    expect(api.inputsOf('createBooking')).toEqual([]);
  });

  test('says in Arabic what it is and what is missing', async () => {
    await show({}, 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'أوشكت أن تكون لك.' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: /^الاسم الكامل/ })).toBeDefined();
    await press(screen.getAllByRole('button').at(-1) as Element);
    expect(screen.getByRole('alert').textContent).toContain('يُرجى ملء جميع البيانات');
  });
});

describe('Enter in the field of the code', () => {
  test('prices the stay with the code and books nothing', async () => {
    const { api } = await show({ createQuote: { status: 201, body: { ...nightsQuote, quoteToken: 'q-code' } } });
    await fillIn();
    await userEvent.type(await code(), 'KEY15{Enter}');
    expect(api.inputsOf('createQuote')).toMatchObject([{ body: { couponCode: 'KEY15', hotelId: 1760 } }]);
    expect(api.inputsOf('createBooking')).toEqual([]);
    expect(window.location.search).toBe('?quote=q-code');
  });

  test('says that a code is not known, and books nothing', async () => {
    const { api } = await show({ createQuote: { status: 422, body: { code: 'unknown_coupon' } } });
    await fillIn();
    await userEvent.type(await code(), 'NOPE{Enter}');
    expect(await screen.findByText('We do not know this code. Please check how it is written.')).toBeDefined();
    expect(api.inputsOf('createBooking')).toEqual([]);
  });
});

describe('a promo code', () => {
  const discounted = {
    ...nightsQuote,
    quoteToken: 'q-code',
    selection: { ...nightsQuote.selection, couponCode: 'KEY15' },
    bill: { ...nightsQuote.bill, additionalDiscount: 2640, total: 15_708 },
  };

  test('says what it saves, and is taken out again', async () => {
    const { api } = await show({
      getQuote: { status: 200, body: discounted },
      createQuote: { status: 201, body: nightsQuote },
    });
    expect((await screen.findByText(/you save/)).textContent).toMatch(/KEY15 is applied: you save .*2,640/);
    await press(screen.getByRole('button', { name: 'Remove the code' }));
    expect(api.inputsOf('createQuote')).toMatchObject([{ body: { hotelId: 1760 } }]);
    expect(JSON.stringify(api.inputsOf('createQuote'))).not.toContain('KEY15');
    expect(window.location.search).toBe('?quote=q-flexible');
  });

  test('that was typed and not applied is applied before anything is booked', async () => {
    const { api } = await show({ createQuote: { status: 201, body: discounted } });
    await fillIn();
    await userEvent.type(await code(), 'key15');
    await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
    expect(api.inputsOf('createQuote')).toMatchObject([{ body: { couponCode: 'key15' } }]);
    expect(api.inputsOf('createBooking')).toEqual([]);
    expect((await screen.findByText(/Nothing is booked yet/)).textContent).toContain('Your code is applied');
  });

  test('that is not known keeps the stay from being booked until it is taken out', async () => {
    const { api } = await show({
      createQuote: { status: 422, body: { code: 'unknown_coupon' } },
      createBooking: offline,
    });
    await fillIn();
    await userEvent.type(await code(), 'NOPE');
    await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
    expect(screen.getByRole('alert').textContent).toContain('We do not know this code.');
    await userEvent.clear(await code());
    await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
    expect(api.inputsOf('createBooking')).toHaveLength(1);
  });
});

describe('who travels along', () => {
  test('is asked for a name alone, and can be taken out again', async () => {
    const { api } = await show({ createBooking: offline });
    await fillIn();
    for (const name of ['Ravi Iyer', 'Anu Iyer']) {
      await press(screen.getByRole('button', { name: 'Add another traveller' }));
      await userEvent.type(screen.getAllByRole('textbox', { name: /Full name/ }).at(-1) as Element, name);
    }
    await press(screen.getByRole('button', { name: 'Remove traveller 2' }));
    await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
    expect(api.inputsOf('createBooking')).toMatchObject([
      { body: { travellers: [{ fullName: 'Meera Iyer', companions: [{ fullName: 'Anu Iyer' }] }] } },
    ]);
  });

  test('may be as many as the API takes', async () => {
    await show();
    const add = await screen.findByRole('button', { name: 'Add another traveller' });
    for (let more = 0; more < 19; more += 1) await press(add);
    expect(screen.getAllByRole('textbox', { name: /Full name/ })).toHaveLength(20);
    expect(screen.queryByRole('button', { name: 'Add another traveller' })).toBeNull();
  });
});

test('a number without a prefix is read in the country that is chosen, and said so', async () => {
  const { api } = await show({ createBooking: offline });
  await fillIn();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'DE');
  const number = screen.getByRole('textbox', { name: /Contact number/ });
  await userEvent.clear(number);
  await userEvent.type(number, '030 1234567');
  expect(screen.getByText(/The voucher comes by SMS to/).textContent).toContain('+49 301234567');
  await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
  expect(api.inputsOf('createBooking')).toMatchObject([
    { body: { phoneCountry: 'DE', travellers: [{ contactNumber: '0301234567' }] } },
  ]);
});

test('what was typed is there again after a reload, and in no store of the browser', async () => {
  await show();
  await fillIn();
  await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 'Iyer & Co');
  cleanup();
  await show({}, 'ar');
  expect(await screen.findByDisplayValue('Meera Iyer')).toBeDefined();
  expect(screen.getByDisplayValue('Iyer & Co')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^ادفع في الفندق/ }).checked).toBe(true);
  const stored = [sessionStorage, localStorage].flatMap((store) =>
    Array.from({ length: store.length }, (_, place) => store.getItem(store.key(place) ?? '')),
  );
  expect(stored.join() + document.cookie).not.toContain('Meera');
});

describe('a price that was shown wrongly', () => {
  const changed = { code: 'price_changed', oldTotal: 17_000, newTotal: 18_480, quote: nightsQuote } as const;

  test('is apologised for when the page opens, with one act to go on and one to go back', async () => {
    await show({ getQuote: { status: 409, body: changed } });
    const apology = await screen.findByRole('alert');
    expect(apology.textContent).toMatch(/High demand .* technical glitch .*17,000.*18,480/);
    expect(within(apology).getByRole('link', { name: 'Back to the rooms' }).getAttribute('href')).toContain(
      '/rooms/1760/',
    );
    await press(within(apology).getByRole('button', { name: /^Go on at .*18,480/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is apologised for when the stay is booked, and booked at the new price by another press', async () => {
    const { api } = await show({ createBooking: { status: 409, body: changed } });
    await fillIn();
    await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
    expect((await screen.findByRole('alert')).textContent).toContain('the price we showed you earlier was not right');
    await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
    expect(api.inputsOf('createBooking')).toHaveLength(2);
  });
});

describe('the ways of paying', () => {
  const bnpl = { instalments: 3, everyDays: 30, from: 15_000 };
  const lends = (from: number): Site => ({
    ...site,
    hotel: site.hotel && { ...site.hotel, payment: { ...site.hotel.payment, bnpl: { ...bnpl, from } } },
  });
  const showAt = (at: Site, replies: Replies = {}) =>
    showScreen(roomCheckout, `/room/checkout?quote=${nightsQuote.quoteToken}`, {
      words: loadWords,
      site: at,
      api: hotelApi({ ...quoted, ...replies }),
    });

  test('include instalments from the hotel’s least amount on, as a schedule', async () => {
    await showAt(lends(15_000));
    const way = await screen.findByRole('radio', { name: /^Buy now, pay later in 3 parts/ });
    const schedule = way.closest('label')?.textContent ?? '';
    expect(schedule).toMatch(/20 Nov.*6,160.*20 Dec.*6,160.*19 Jan.*6,160/);
  });

  test('leave instalments out below that amount', async () => {
    await showAt(lends(20_000));
    await screen.findByRole('radio', { name: /^Pay in full now/ });
    expect(screen.queryByRole('radio', { name: /Buy now/ })).toBeNull();
  });

  test('say until when what comes back, by the guest’s own sum', async () => {
    await show();
    const full = await screen.findByRole('radio', { name: /^Pay in full now/ });
    expect(full.closest('label')?.textContent).toMatch(
      /UPI, card.* Cancel by .*, 12.noon and .*18,018 comes back \(2\.5.%/,
    );
    expect(screen.getByRole('region', { name: 'If you cancel' }).textContent).toMatch(
      /Until .*18,018.*50.% .*9,009.*After thatNothing/,
    );
  });

  test('of a plan that the hotel does not list any more promise nothing back', async () => {
    const rooms = nightsQuote.selection.rooms.map((room) => ({ ...room, ratePlanId: 'gone' }));
    await show({ getQuote: { status: 200, body: { ...nightsQuote, selection: { ...nightsQuote.selection, rooms } } } });
    expect((await screen.findByRole('region', { name: 'If you cancel' })).textContent).not.toContain('Until');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

test('each tax is explained on demand: its rule, its band, its nights', async () => {
  await show();
  const why = (await screen.findByText('How the tax is worked out')).closest('details');
  expect(why?.textContent).toMatch(/of .*, the price after offers.*room night/);
});

describe('a stay that cannot be booked', () => {
  const expired = 'Booking is either expired or does not exist. Please try creating a booking again.';
  const taken = 'Sorry, Stays are not available for the selected days.';
  test.each([
    ['that does not exist', 'en', { status: 404, body: { code: 'not_found' } }, expired],
    [
      'that does not exist',
      'ar',
      { status: 404, body: { code: 'not_found' } },
      'انتهت صلاحية الحجز أو أنه غير موجود. يُرجى محاولة إنشاء حجز جديد.',
    ],
    ['whose rooms are taken', 'en', { status: 409, body: { code: 'sold_out' } }, taken],
    [
      'whose rooms are taken',
      'ar',
      { status: 409, body: { code: 'sold_out' } },
      'عذرًا، لا تتوفر إقامة في الأيام المختارة.',
    ],
    ['that cannot be read', 'en', offline, 'Please try again later!'],
    ['that cannot be read', 'ar', offline, 'يُرجى المحاولة لاحقًا!'],
  ] as const)('%s says so (%s)', async (_case, locale, getQuote, sentence) => {
    await show({ getQuote }, locale);
    expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('of another hotel is not shown', async () => {
    const body = { ...nightsQuote, selection: { ...nightsQuote.selection, hotelId: 1188 } };
    await show({ getQuote: { status: 200, body } });
    expect(await screen.findByRole('heading', { level: 1, name: expired })).toBeDefined();
  });
});
