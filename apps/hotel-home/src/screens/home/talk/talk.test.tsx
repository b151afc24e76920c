import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { hotelApi, type FakeApi } from '@latchkey/testing/fake-api';
import { press } from '@latchkey/testing/press';
import { showHome } from '../../../testing/show-home.ts';

afterEach(cleanup);

const received = { status: 202, body: { received: true } } as const;
const type = async (where: ReturnType<typeof within>, label: string, text: string): Promise<void> =>
  userEvent.type(where.getByLabelText(label), text);

async function openPrice(api: FakeApi) {
  await showHome('/rooms/1760/2026-11-27/2026-11-30/2/0', 'en', api);
  await press(await screen.findByRole('button', { name: 'Found a better price elsewhere' }));
  return within(await screen.findByRole('dialog', { name: 'Seen it cheaper?' }));
}

async function tellPrice(dialog: ReturnType<typeof within>): Promise<void> {
  await type(dialog, 'Where you saw it', 'https://rooms.example/1760');
  await type(dialog, 'Price there, in ₹', '17,900');
  await type(dialog, 'Full name', 'Asha Rao');
  await type(dialog, 'Email', 'asha@example.com');
  await type(dialog, 'Contact number', '+91 98450 12345');
  await press(dialog.getByRole('button', { name: 'Send it to the hotel' }));
}

test('a better price is refused field by field in the fixed words', async () => {
  const dialog = await openPrice(hotelApi());
  const send = dialog.getByRole('button', { name: 'Send it to the hotel' });
  await press(send);
  expect(dialog.getAllByText('Please enter all the details')).toHaveLength(4);
  expect(dialog.getByText('Please Enter Email Address')).toBeDefined();
  await type(dialog, 'Full name', '4sha');
  await type(dialog, 'Email', 'asha@');
  await type(dialog, 'Contact number', '12');
  await press(send);
  for (const sentence of ['Please Enter Valid Name', 'Please Enter Valid Email Address', 'Enter valid phone number']) {
    expect(dialog.getByText(sentence)).toBeDefined();
  }
});

test('a better price goes to the hotel with the dates it is for, in minor units', async () => {
  const api = hotelApi({ reportBetterPrice: received });
  const dialog = await openPrice(api);
  await tellPrice(dialog);
  expect((await dialog.findByRole('status')).textContent).toContain('Thank you.');
  expect(api.calls.findLast(({ operation }) => operation === 'reportBetterPrice')).toMatchObject({
    operation: 'reportBetterPrice',
    input: {
      body: {
        hotelId: 1760,
        foundAt: 'https://rooms.example/1760',
        price: 17_900,
        checkIn: '2026-11-27',
        checkOut: '2026-11-30',
        fullName: 'Asha Rao',
      },
    },
  });
});

test('a number the API does not take is said at its field', async () => {
  const dialog = await openPrice(hotelApi({ reportBetterPrice: { status: 422, body: { code: 'invalid_phone' } } }));
  await tellPrice(dialog);
  expect(await dialog.findByText('Enter valid phone number')).toBeDefined();
});

test('what does not arrive can be sent again under the same key', async () => {
  const api = hotelApi();
  const dialog = await openPrice(api);
  await tellPrice(dialog);
  expect(await dialog.findByText('Please try again later!')).toBeDefined();
  await press(dialog.getByRole('button', { name: 'Send it to the hotel' }));
  const keys = api.calls
    .filter(({ operation }) => operation === 'reportBetterPrice')
    .map(({ input }) => JSON.stringify((input as { headers: object }).headers));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('the letter asks for an address in the fixed words, and thanks for it', async () => {
  await showHome('/', 'en', hotelApi({ subscribeNewsletter: received }));
  const talk = within(await screen.findByRole('region', { name: 'Talk to us' }));
  const signUp = talk.getByRole('button', { name: 'Sign up' });
  await press(signUp);
  expect(talk.getByText('Please Enter Email Address')).toBeDefined();
  await type(talk, 'Email', 'asha@');
  await press(signUp);
  expect(talk.getByText('Please Enter Valid Email Address')).toBeDefined();
  await type(talk, 'Email', 'example.com');
  await press(signUp);
  expect((await talk.findByRole('status')).textContent).toBe(
    'Thank you. Please confirm it with the link in the email that we have sent you.',
  );
});

test('the hotel can be called, and seen where it takes video calls', async () => {
  await showHome('/');
  const talk = within(await screen.findByRole('region', { name: 'Talk to us' }));
  expect(talk.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+918041234567');
  expect(talk.queryByRole('link', { name: 'Video call' })).toBeNull();
});
