import type { BookingAtDesk } from '@latchkey/api-contract/types';
import { fakeApi, offline, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { press } from '@latchkey/testing/press';
import { screenRequest } from '@latchkey/testing/screen-request';
import { showScreen } from '@latchkey/testing/show-screen';
import { fireEvent, screen as page, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { onBookingPage } from '../../testing/show-booking.tsx';
import { action } from './booking.action.ts';
import { atDesk } from './booking.fixture.ts';
import { load } from './booking.loader.ts';
import { screen } from './booking.screen.ts';

// Shows docs/rules.md: What guests are told (Link of a mail).

onBookingPage();

const token = '1760_q3X0mJ6mV0Kx8m2b5r1c9w';
const path = `/by-mail/${token}`;
const nobody = { status: 401, body: { code: 'invalid_key' } };
const known = { hotelId: 1760, hotelName: 'Sandalwood Courtyard', reference: 'BCDF-2345', isSignedIn: false };
const ended = { status: 200, body: known };
const [guest] = atDesk().travellers;

/** As the engine shows it to a link: without a number and a mailbox. */
const linked = (more: Partial<BookingAtDesk> = {}) => {
  const { shownNumbers: _, ...booking } = atDesk({
    acts: ['confirm', 'reject', 'revise', 'cancel'],
    status: 'requested',
  });
  const travellers = [{ fullName: guest?.fullName ?? '', contactNumber: '', email: '' }];
  return {
    status: 200,
    body: { ...known, booking: { ...booking, travellers, ...more } },
  };
};
const engine = (replies: object = {}): FakeApi => fakeApi({ getLinkedBooking: linked(), ...replies } as Replies);
const show = async (api: FakeApi, search = '') => {
  await showScreen(screen as never, `${path}${search}`, { words: loadWords, site: deskSite, api });
  await page.findByRole('link', { name: /^Sign in/ });
};
const acts = (): (string | null)[] =>
  within(page.getByRole('group', { name: 'What can be done' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('shows the booking with what one press does, and leads to it at the desk for all else', async () => {
  await show(engine());
  expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeDefined();
  expect(acts()).toEqual(['Confirm', 'Say no']);
  expect(document.querySelector('[href^="tel:"], [href^="mailto:"]')).toBeNull();
  const signIn = page.getByRole('link', { name: 'Sign in to this booking' });
  expect(signIn.getAttribute('href')).toBe('/sign-in?to=%2Fh%2F1760%2Fbookings%2FBCDF-2345');
});

test('asks back what the guest hears of, and does it by the link, with what was seen and a key', async () => {
  const api = engine({ confirmRequest: { status: 200, body: {} } });
  await show(api, '?open=confirm');
  expect(page.getByText(/Confirm the stay of .*Asha Rao.* for ₹18,000\? The guest is notified\./)).toBeDefined();
  fireEvent.change(page.getByRole('textbox', { name: /Words to the guest/ }), { target: { value: 'Welcome!' } });
  api.answer('getLinkedBooking', linked({ status: 'confirmed', acts: ['cancel'], lastEvent: 5 }) as never);
  await press(page.getByRole('button', { name: 'Confirm for ₹18,000' }));
  const [sent] = api.inputsOf('confirmRequest' as never) as never as {
    headers: Record<string, string>;
    body: object;
  }[];
  expect(sent).toMatchObject({ params: { booking: 'BCDF-2345' }, body: { words: 'Welcome!' } });
  expect(sent?.headers).toMatchObject({ 'latchkey-link': token, 'latchkey-seen': '4' });
  expect(sent?.headers['idempotency-key']).toMatch(/^[\w-]{20,}$/);
  expect(sent?.headers).not.toHaveProperty('latchkey-hotel');
  expect(await page.findByText('Accepted. The guest has been notified.')).toBeDefined();
});

test.each(['cancel', 'revise', 'no_show', 'change', 'contact', 'payment'])(
  'opens no panel of what asks for signing in: %s',
  async (act) => {
    const acts = ['confirm', 'revise', 'cancel', 'no_show'] as const;
    await show(engine({ getLinkedBooking: linked({ acts: [...acts] }) }), `?open=${act}`);
    expect(page.queryByText('Nothing is done yet')).toBeNull();
  },
);

test.each([
  [ended, '/sign-in?to=%2Fh%2F1760%2Fbookings%2FBCDF-2345', 'Sign in to this booking'],
  [nobody, '/sign-in', 'Sign in'],
])('a link that has ended leads to sign in, and on where its booking is known', async (reply, href, name) => {
  await show(engine({ getLinkedBooking: reply }), '?done=reject');
  expect(page.getByRole('heading', { level: 1, name: 'This link has ended' })).toBeDefined();
  expect(page.getByText(/Declined\./)).toBeDefined();
  expect(page.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

test('who is signed in at the hotel is led to the booking there', async () => {
  const api = engine({ getLinkedBooking: { status: 200, body: { ...known, isSignedIn: true } } });
  const asked = screenRequest({ api, site: deskSite, path, params: { token }, locale: 'de' });
  expect(await load(asked)).toEqual({ kind: 'redirect', to: '/h/1760/bookings/BCDF-2345?lang=de', status: 303 });
});

test('where the engine does not say, the page is tried again', () =>
  expect(
    load(screenRequest({ api: engine({ getLinkedBooking: offline }), site: deskSite, path, params: { token } })),
  ).rejects.toThrow('the booking of a link'));

const post = (fields: Record<string, string>, replies: object = {}, form = 'act') =>
  postForm(
    action,
    { seen: '4', key: 'a-key-of-it', currency: 'INR', ...fields },
    { form, api: engine(replies), site: deskSite, path, params: { token }, locale: 'de' },
  );

test('without a script an act leads back to the page of the link, where it is said', async () =>
  expect(await post({ act: 'reject' }, { rejectRequest: { status: 200, body: {} } })).toEqual({
    kind: 'redirect',
    to: `${path}?done=reject&lang=de`,
  }));

test.each([
  [{ status: 409, body: { code: 'changed' } }, 'changed', 409],
  [offline, 'unavailable', 503],
])('what was not done comes back with what was typed: %o', async (reply, code, status) =>
  expect(await post({ act: 'reject', words: 'We are full.' }, { rejectRequest: reply })).toMatchObject({
    kind: 'again',
    returned: { code, fields: { act: 'reject', words: 'We are full.', key: 'a-key-of-it' } },
    status,
  }),
);

test('where the link ends meanwhile, its page says so', async () => {
  expect(await post({ act: 'reject' }, { getLinkedBooking: ended })).toEqual({
    kind: 'redirect',
    to: `${path}?lang=de`,
  });
  expect(await post({ act: 'reject' }, { rejectRequest: nobody })).toEqual({ kind: 'redirect', to: `${path}?lang=de` });
});

test.each(['revise', 'cancel', 'no_show', 'change', 'refund', 'note', 'contact', 'fly'])(
  'a form of what asks for signing in is none of this page: %s',
  async (act) => expect(await post({ act, price: '900' })).toEqual({ kind: 'unknown_form' }),
);
