import { offline } from '@latchkey/testing/fake-api';
import { nightsQuote } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fillIn, showCheckout } from '../../testing/show-checkout.ts';

describe('a stay that can be booked', () => {
  test('is booked with what was filled in, at the price of its quote', async () => {
    const { api } = await showCheckout({ createBooking: offline });
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
    expect((await screen.findByRole('alert')).textContent).toContain(
      'No connection. Check your internet and press again',
    );
  });

  test('is told to be booked already, with the way to it, and booked once more on the guest’s word', async () => {
    const bookingId = '1760_AAAAAAAAAAAAAAAAAAAAAA';
    const { api } = await showCheckout({
      createBooking: { status: 409, body: { code: 'already_booked', booking: { bookingId, reference: 'KWNS-MDPD' } } },
    });
    await fillIn();
    await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You already booked this stay.');
    expect(screen.getByRole('link', { name: 'See the booking' }).getAttribute('href')).toContain(bookingId);
    await press(screen.getByRole('button', { name: 'Book it once more' }));
    expect(api.inputsOf('createBooking').map((input) => ('body' in input ? input.body : null))).toMatchObject([
      expect.not.objectContaining({ again: true }),
      { again: true },
    ]);
  });

  test('is not sent with a number that cannot exist in its country', async () => {
    const { api } = await showCheckout({ createBooking: offline });
    await fillIn();
    const number = screen.getByRole('textbox', { name: /Contact number/ });
    await userEvent.clear(number);
    await userEvent.type(number, '1234567');
    await press(screen.getByRole('button', { name: 'Book, and pay at the hotel' }));
    expect((await screen.findAllByText(/Enter valid phone number/)).length).toBeGreaterThan(0);
    expect(api.inputsOf('createBooking')).toEqual([]);
  });

  test('is sent under the same key when an answer was lost, and under another when it says something else', async () => {
    const { api } = await showCheckout({ createBooking: offline });
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
    const { api } = await showCheckout();
    await press(await screen.findByRole('button', { name: 'Book this stay' }));
    expect(screen.getByRole('alert').textContent).toContain('Please fill all the details');
    expect(screen.getByText('Please Enter Email Address')).toBeDefined();
    expect(document.title).toMatch(/^Error:/);
    await userEvent.click(screen.getByRole('link', { name: 'Email' }));
    expect(document.activeElement?.id).toBe('email');
    expect(api.inputsOf('createBooking')).toEqual([]);
  });

  test('says in Arabic what it is and what is missing', async () => {
    await showCheckout({}, 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: 'خطوة أخيرة وتصبح الغرفة لك.' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: /^الاسم الكامل/ })).toBeDefined();
    await press(screen.getAllByRole('button').at(-1) as Element);
    expect(screen.getByRole('alert').textContent).toContain('يُرجى ملء جميع البيانات');
  });
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
    await showCheckout({ getQuote }, locale);
    expect(await screen.findByRole('heading', { level: 1, name: sentence })).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('of another hotel is not shown', async () => {
    const body = { ...nightsQuote, selection: { ...nightsQuote.selection, hotelId: 1188 } };
    await showCheckout({ getQuote: { status: 200, body } });
    expect(await screen.findByRole('heading', { level: 1, name: expired })).toBeDefined();
  });
});
