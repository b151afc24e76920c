import type { Site } from '@latchkey/api-contract/types';
import { hotelApi, offline } from '@latchkey/testing/fake-api';
import { site } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showScreen, type ShownWith } from '@latchkey/testing/show-screen';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as listYourHotel } from './list-your-hotel.screen.ts';

afterEach(cleanup);

const provider: Site = { ...site, kind: 'provider', hotel: null };
const show = (path = '/list-your-hotel', more: Partial<ShownWith> = {}) =>
  showScreen(listYourHotel, path, { words: loadWords, site: provider, ...more });
const whole = {
  'Full name': 'Asha Rao',
  'Name of the hotel': 'Rao House',
  'Town and country': 'Mysuru, India',
  'Number of rooms': '12',
  Email: 'asha@rao.example',
  'Contact number': '+91 98450 12345',
};
const fill = (fields: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(fields))
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
};
const send = async (): Promise<void> => press(screen.getByRole('button', { name: 'Talk to us' }));

test('an owner is asked for the hotel, and for no room nights', async () => {
  const { api } = await show();
  await screen.findByRole('form', { name: 'Your hotel' });
  expect(screen.queryByRole('textbox', { name: /Room nights|Company/ })).toBeNull();
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Please enter all the details');
  expect(api.inputsOf('enquireAsHotelier')).toEqual([]);
});

test('a whole form goes to the provider once, and leads to a page of thanks', async () => {
  const { api, address } = await show('/list-your-hotel', { api: hotelApi({ enquireAsHotelier: offline }) });
  await screen.findByRole('form', { name: 'Your hotel' });
  fill(whole);
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Please try again later!');
  api.answer('enquireAsHotelier', { status: 202, body: { received: true } });
  await send();
  expect(await screen.findByRole('heading', { level: 1, name: /Thank you/ })).toBeDefined();
  expect(address()).toBe('/list-your-hotel?enquiry=sent');
  const [first, second] = api.inputsOf('enquireAsHotelier');
  expect(first).toEqual(second);
  expect(second).toMatchObject({
    body: { hotelName: 'Rao House', place: 'Mysuru, India', rooms: 12, contactNumber: '+919845012345', language: 'en' },
  });
});

test('a form that was posted without a script is there again with what was typed', async () => {
  await show('/list-your-hotel', { returned: { fields: { hotelName: 'Rao House' }, code: 'email_invalid' } });
  expect((await screen.findByRole('alert')).textContent).toBe('Please Enter Valid Email Address');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the hotel' }).value).toBe('Rao House');
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Talk to us' });
  expect(form?.getAttribute('action')).toBe('?post=hotelier');
  cleanup();
  await show('/list-your-hotel?enquiry=sent');
  expect(await screen.findByRole('heading', { level: 1, name: /Thank you/ })).toBeDefined();
});
