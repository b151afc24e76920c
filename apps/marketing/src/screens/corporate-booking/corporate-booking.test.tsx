import type { Site } from '@latchkey/api-contract/types';
import { hotelApi, offline } from '@latchkey/testing/fake-api';
import { site } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showScreen, type ShownWith } from '@latchkey/testing/show-screen';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { screen as corporate } from './corporate-booking.screen.ts';

afterEach(cleanup);

const show = (path = '/corporate-booking', more: Partial<ShownWith> = {}) =>
  showScreen(corporate, path, { words: loadWords, ...more });
const whole = {
  Company: 'Acme',
  'Full name': 'Asha Rao',
  Email: 'asha@acme.example',
  'Contact number': '+91 98450 12345',
  'Room nights': '40',
};
const fill = (fields: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(fields))
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
};
const type = (name: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } });
};
const send = async (): Promise<void> => press(screen.getByRole('button', { name: 'Send enquiry' }));
const received = { enquireCorporate: { status: 202, body: { received: true } } } as const;

test('an empty form is told what is missing, field by field', async () => {
  const { api } = await show();
  await screen.findByRole('form', { name: 'Enquiry' });
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Please enter all the details');
  expect(screen.getByText('Please Enter Email Address')).toBeDefined();
  fill({ ...whole, 'Full name': '007', Email: 'asha@acme', 'Contact number': 'by mail' });
  await send();
  for (const sentence of ['Please Enter Valid Email Address', 'Enter valid phone number'])
    expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.getAllByText('Please Enter Valid Name')).toHaveLength(2);
  expect(api.inputsOf('enquireCorporate')).toEqual([]);
});

test('an enquiry goes to the hotel once, and its answer is told', async () => {
  const { api } = await show('/corporate-booking', { api: hotelApi({ enquireCorporate: offline }) });
  await screen.findByRole('form', { name: 'Enquiry' });
  fill(whole);
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Please try again later!');
  api.answer('enquireCorporate', received.enquireCorporate);
  await send();
  expect((await screen.findByRole('status')).textContent).toContain('asha@acme.example');
  const [first, second] = api.inputsOf('enquireCorporate');
  expect(first).toEqual(second);
  expect(Object.keys((second as { readonly body: object }).body)).not.toContain('checkIn');
  expect(screen.queryByRole('textbox', { name: /City/ })).toBeNull();
  expect(second).toMatchObject({
    body: { hotelId: 1760, company: 'Acme', contactNumber: '+919845012345', roomNights: 40, language: 'en' },
  });
});

test('on the provider’s domain the provider answers', async () => {
  const provider: Site = { ...site, kind: 'provider', hotel: null };
  const { api } = await show('/corporate-booking', { site: provider, api: hotelApi(received) });
  await screen.findByRole('form', { name: 'Enquiry' });
  fill(whole);
  type('City', 'Jaipur');
  type('Arrival', '2027-03-04');
  type('Departure', '2027-03-04');
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Please choose a departure after the arrival');
  expect(api.inputsOf('enquireCorporate')).toEqual([]);
  type('Departure', '2027-03-08');
  await send();
  expect(await screen.findByText('Your enquiry has been sent to Latchkey.')).toBeDefined();
  const [sent] = api.inputsOf('enquireCorporate');
  expect(sent).not.toHaveProperty('body.hotelId');
  expect(sent).toMatchObject({ body: { place: 'Jaipur', checkIn: '2027-03-04', checkOut: '2027-03-08' } });
});

test('a number that cannot exist is refused by the engine in the same words', async () => {
  await show('/corporate-booking', {
    api: hotelApi({ enquireCorporate: { status: 422, body: { code: 'invalid_phone' } } }),
  });
  await screen.findByRole('form', { name: 'Enquiry' });
  fill(whole);
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Enter valid phone number');
});

test('a posted form is there again with what was typed, and has left in the address that it was sent', async () => {
  await show('/corporate-booking', {
    returned: { fields: { company: 'Acme', email: 'asha@' }, code: 'email_invalid' },
  });
  expect((await screen.findByRole('alert')).textContent).toBe('Please Enter Valid Email Address');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Company' }).value).toBe('Acme');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('asha@');
  cleanup();
  await show('/corporate-booking?enquiry=sent');
  expect(await screen.findByText('Your enquiry has been sent to Sandalwood Courtyard.')).toBeDefined();
  cleanup();
  await show('/corporate-booking?enquiry=<script>');
  expect(await screen.findByRole('form', { name: 'Enquiry' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
