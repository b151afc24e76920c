import { deskSite } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { showScreen } from '@latchkey/testing/show-screen';
import { fakeApi, type Replies } from '@latchkey/testing/fake-api';
import { cleanup, fireEvent, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { sessionAt, signedInAs } from '../../testing/staff.ts';
import { needsOf } from './needs-of.ts';
import { marigold } from './start.fixture.ts';
import type { Start } from './start.model.ts';
import { screen } from './start.screen.ts';

afterEach(cleanup);

const site = { ...deskSite, hotel: null };
const ok = (body: object) => ({ status: 200, body });
const preview = { url: 'http://book.latchkey.localhost:4000/api/previews/t', expiresAt: '2026-11-28T08:20:00.000Z' };

const show = (path: string, start: Start = marigold, more: object = {}) =>
  showScreen(screen, path, {
    words: loadWords,
    site,
    api: signedInAs(sessionAt(), {
      listStarts: ok({ starts: [] }),
      listCountries: ok({ countries: ['NP', 'DE'], currencies: ['NPR', 'USD', 'EUR'] }),
      getStart: ok(start),
      makePreview: { status: 201, body: preview },
      getOpening: ok({ state: 'draft', address: start.address, isApproved: true }),
      getSetUp: { status: 404, body: { code: 'not_found' } },
    }),
    ...more,
  });
const at = (step: string): string => `/start/1000001/${step}`;

test('a stranger is asked for a name and a mail address, by a form that needs no script', async () => {
  const nobody = fakeApi({ getStaffSession: { status: 401, body: { code: 'not_signed_in' } } } as Replies);
  await show('/start', marigold, { api: nobody });
  const { form } = await page.findByRole<HTMLButtonElement>('button', { name: 'Send me the link' });
  expect([form?.getAttribute('action'), form?.method]).toEqual(['?post=ask', 'post']);
  cleanup();
  await show('/start?sent=1', marigold, { api: nobody });
  expect(await page.findByRole('heading', { level: 1, name: 'Check your inbox' })).toBeDefined();
});

test('who has begun nothing begins with the house, with the countries in the order of the language', async () => {
  await show('/start');
  const country = await page.findByRole('combobox', { name: 'Country' });
  expect(
    within(country)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose', 'Germany', 'Nepal']);
  expect(page.getByRole<HTMLInputElement>('textbox', { name: 'Email address of the property' }).value).toContain('@');
});

test('what is wrong stands beside its field, and what cannot be found by itself is asked for', async () => {
  const faults: Start['faults'] = [
    { field: 'name', code: 'brand' },
    { field: 'latitude', code: 'place_unknown' },
    { field: 'slug', code: 'slug_taken' },
  ];
  await show(at('house'), { ...marigold, faults });
  const name = await page.findByRole('textbox', { name: 'Name of the property' });
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(page.getByText(/This is the name of a hotel chain/)).toBeDefined();
  const latitude = page.getByRole('textbox', { name: /^Latitude/ });
  expect(latitude.closest('details')?.open).toBe(true);
  expect(page.getByText(/Another property already has this name/)).toBeDefined();
});

test('rooms are read while they are typed, each line with its problem', async () => {
  await show(at('rooms'));
  const field = await page.findByRole('textbox', { name: 'Type, how many, beds, guests, price a night' });
  expect(page.getByRole('row', { name: /Garden double.*1 × double bed.*8.*2/ })).toBeDefined();
  fireEvent.change(field, { target: { value: 'Garden double, 8, 2, 2900\nRoof, many, 1, 10\n<b>, 1, 1, 5' } });
  expect(page.getAllByRole('row')).toHaveLength(4);
  expect(page.getByText(/How many of them there are/)).toBeDefined();
  expect(page.getByText('<b>')).toBeDefined();
});

test('rooms have their prices in the currency of the country, or in another one', async () => {
  await show(at('rooms'));
  const currency = await page.findByRole<HTMLSelectElement>('combobox', { name: 'Currency of your prices' });
  expect([...currency.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Nepalese Rupee (NPR)'],
    ['EUR', 'Euro (EUR)'],
    ['USD', 'US Dollar (USD)'],
  ]);
  expect(page.getByRole('row', { name: /Garden double.*2,900/ })).toBeDefined();
  fireEvent.change(currency, { target: { value: 'USD' } });
  expect(page.getByRole('row', { name: /Garden double.*\$2,900/ })).toBeDefined();
});

test('the time zone is asked for where the country has several', async () => {
  const { proposal } = marigold;
  await show(at('terms'));
  await page.findByRole('heading', { level: 1 });
  expect(page.queryByRole('combobox', { name: 'Time zone' })).toBeNull();
  cleanup();
  const timeZones = ['America/Mexico_City', 'America/Cancun'];
  await show(at('terms'), { ...marigold, proposal: proposal && { ...proposal, timeZones } });
  const zone = await page.findByRole<HTMLSelectElement>('combobox', { name: 'Time zone' });
  expect([...zone.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'America/Mexico City'],
    ['America/Cancun', 'America/Cancun'],
  ]);
});

test('the class that the law of a place tells apart is asked for, that of its kind first', async () => {
  const { proposal } = marigold;
  await show(at('terms'));
  await page.findByRole('button', { name: 'Next: preview' });
  expect(page.queryByRole('combobox', { name: 'Class of the property by law' })).toBeNull();
  cleanup();
  const classes = [
    { id: 'villa', name: 'a furnished villa' },
    { id: 'rooms', name: 'furnished rooms or apartments' },
  ];
  await show(at('terms'), { ...marigold, proposal: proposal && { ...proposal, classes } });
  const asked = await page.findByRole<HTMLSelectElement>('combobox', { name: 'Class of the property by law' });
  expect([...asked.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'a furnished villa'],
    ['rooms', 'furnished rooms or apartments'],
  ]);
});

test('a step that needs an earlier one leads back to it', async () => {
  const { address } = await show(at('terms'), {
    ...marigold,
    state: 'answers',
    answers: { ...marigold.answers, rooms: null },
  });
  expect(await page.findByRole('heading', { level: 1, name: 'Rooms and beds' })).toBeDefined();
  expect(address()).toBe(at('rooms'));
});

test('the last page has the link, its code for a phone, and what is missing; it publishes by one press', async () => {
  await show(at('preview'));
  expect((await page.findByRole('link', { name: 'See your pages' })).getAttribute('href')).toBe(preview.url);
  expect(page.getByRole('img', { name: 'QR code: opens the pages on a phone' })).toBeDefined();
  const { form } = page.getByRole<HTMLButtonElement>('button', { name: 'Publish' });
  expect(form?.getAttribute('action')).toBe('?post=open');
  cleanup();
  await show(at('preview'), { ...marigold, state: 'waiting' });
  expect(await page.findByRole('heading', { level: 1, name: 'We review it, then it goes live' })).toBeDefined();
  expect(page.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('what the provider wrote in place of showing it stands on the last page until it is opened again', async () => {
  const words = 'The pictures are of <b>another</b> house.';
  const at_ = (state: Start['state']) =>
    show(
      at('preview'),
      { ...marigold, state },
      {
        api: signedInAs(sessionAt(), {
          getStart: ok({ ...marigold, state }),
          makePreview: { status: 201, body: preview },
          getOpening: ok({ state, address: marigold.address, isApproved: true, refused: words }),
          getSetUp: { status: 404, body: { code: 'not_found' } },
        }),
      },
    );
  await at_('draft');
  expect((await page.findByText(/We wrote/)).textContent).toContain(words);
  cleanup();
  await at_('waiting');
  await page.findByRole('heading', { level: 1, name: 'We review it, then it goes live' });
  expect(page.queryByText(/We wrote/)).toBeNull();
});

test('a request that was taken back by a change says so, and what it was', async () => {
  await show(at('preview'), marigold, {
    api: signedInAs(sessionAt(), {
      getStart: ok(marigold),
      makePreview: { status: 201, body: preview },
      getOpening: ok({ state: 'draft', address: marigold.address, isApproved: true, withdrawn: ['name'] }),
      getSetUp: { status: 404, body: { code: 'not_found' } },
    }),
  });
  expect(await page.findByText('No longer waiting')).toBeDefined();
});

test('a link that cannot be copied stands there to be copied by hand', async () => {
  await show(at('preview'));
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('not allowed')) },
  });
  await press(await page.findByRole('button', { name: 'Copy the link' }));
  expect(await page.findByText(preview.url)).toBeDefined();
});

test('the houses that were begun lead to where each was left', async () => {
  const starts = [
    { hotelId: 1_000_001, name: 'Marigold', state: 'answers', savedAt: marigold.savedAt },
    { hotelId: 1_000_002, name: '', state: 'live', savedAt: marigold.savedAt },
  ];
  await show('/start', marigold, { api: signedInAs(sessionAt(), { listStarts: ok({ starts }) }) });
  const links = within(within(await page.findByRole('main')).getByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Marigold', '/start/1000001/rooms'],
    ['Unnamed property', '/h/1000002/today'],
  ]);
});

test('what a house lacks is told in ranks, by its documents', () => {
  const documents = {
    'hotel.json': { images: ['picture-to-come'], taxes: [], countryCode: 'DE' },
    'words.en.json': { legal: { imprint: [] } },
  };
  const finding = { rank: 'must', file: 'hotel.json', path: 'phone', kind: 'phone', message: '' } as const;
  const plain = { hasOwnWords: true, wantsOnline: false };
  expect(
    needsOf({ documents, findings: [finding] }, { ...plain, hasOwnWords: false }).map(
      ({ rank, kind }) => `${rank} ${kind}`,
    ),
  ).toEqual(['must mend', 'should pictures', 'should texts', 'should imprint', 'should taxes']);
  const whole = { 'hotel.json': { images: ['courtyard'], taxes: [{}], countryCode: 'NP' }, 'words.en.json': {} };
  expect(needsOf({ documents: whole, findings: [] }, plain)).toEqual([]);
  expect(needsOf({ documents: whole, findings: [] }, { ...plain, wantsOnline: true })).toEqual([
    { rank: 'nice', kind: 'online' },
  ]);
  const paid = { ...whole, 'hotel.json': { ...whole['hotel.json'], payment: { modes: ['online'] } } };
  expect(needsOf({ documents: paid, findings: [] }, { ...plain, wantsOnline: true })).toEqual([]);
  const inARoom = { ...whole, 'hotel.json': { ...whole['hotel.json'], rooms: [{ images: ['picture-to-come'] }] } };
  expect(needsOf({ documents: inARoom, findings: [] }, plain).map(({ kind }) => kind)).toEqual(['pictures']);
});

const onlineChoices = () =>
  within(page.getByRole('group', { name: 'Guests pay online' }))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value, checked }) => `${value} ${checked ? '*' : ''}`);

test('who is to take online payments is one of those that charge the currency, and asked for as it was said', async () => {
  const terms = {
    policy: 'strict',
    confirmation: 'instant',
    checkIn: '14:00',
    checkOut: '11:00',
    hasProposedTaxes: true,
    wantsOnline: true,
    onlineBy: 'razorpay',
  } as const;
  const said: Start = { ...marigold, answers: { ...marigold.answers, terms } };
  await show(at('terms'), said);
  await page.findByRole('group', { name: 'Guests pay online' });
  expect(onlineChoices()).toEqual([' ', 'stripe ', 'razorpay *', 'later ']);
  cleanup();
  const { proposal } = marigold;
  await show(at('terms'), { ...said, proposal: proposal && { ...proposal, currency: 'BHD' } });
  await page.findByRole('group', { name: 'Guests pay online' });
  // Stripe takes no last digit of a dinar but zero, which a bill may have.
  expect(onlineChoices()).toEqual([' ', 'razorpay *', 'later ']);
  cleanup();
  await show(at('terms'), { ...marigold, answers: { ...marigold.answers, terms: null } });
  await page.findByRole('group', { name: 'Guests pay online' });
  expect(onlineChoices()).toEqual([' *', 'stripe ', 'razorpay ', 'later ']);
});

test('how guests pay is ticked as it was said, and what is lacking leads to its page of the set-up', async () => {
  const terms = {
    policy: 'strict',
    confirmation: 'instant',
    checkIn: '14:00',
    checkOut: '11:00',
    hasProposedTaxes: true,
    takes: ['cash'],
    wantsOnline: true,
  } as const;
  const said: Start = { ...marigold, answers: { ...marigold.answers, terms: { ...terms, takes: [...terms.takes] } } };
  await show(at('terms'), said);
  const group = await page.findByRole('group', { name: 'Guests pay at the property' });
  expect(
    within(group)
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ name, checked }) => [name, checked]),
  ).toEqual([
    ['takes.cash', true],
    ['takes.card-terminal', false],
    ['takes.bank-transfer', false],
  ]);
  expect(onlineChoices()).toEqual([' ', 'stripe ', 'razorpay ', 'later *']);
  cleanup();
  const documents = { 'hotel.json': { images: ['picture-to-come'], taxes: [{}] }, 'words.en.json': {} };
  const api = signedInAs(sessionAt(), {
    getStart: ok({ ...said, hasOwnWords: true }),
    makePreview: { status: 201, body: preview },
    getOpening: ok({ state: 'draft', address: said.address, isApproved: true }),
    getSetUp: ok({ documents, findings: [] }),
  });
  await show(at('preview'), said, { api });
  const lead = async (name: string) => (await page.findByRole('link', { name })).getAttribute('href');
  expect(await lead('Add pictures')).toBe('/h/1000001/set-up/pictures');
  expect(await lead('Fix it in Settings')).toBe('/h/1000001/set-up/payment');
});
