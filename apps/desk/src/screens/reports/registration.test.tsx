import type { PropertyContract } from '@latchkey/api-contract/property-contract';
import type { RegisteredStay, RegistrationPlace, ReplyOf } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { StaffRole } from '@latchkey/booking-core/staff';
import type { ReturnedForm } from '@latchkey/site/screen';
import { fakeApi, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { action } from './reports.action.ts';
import { screen } from './reports.screen.ts';
// Loaded ahead: the first story waits for the page and not for its code.
import './registration/registration.lazy.tsx';

afterEach(cleanup);

// Shows docs/rules.md: Registration of guests (Confirmed at the desk, Handed in, Lists of a day).

type List = Extract<ReplyOf<PropertyContract['listRegistrations']>, { readonly status: 200 }>['body'];

const day = (text: string) => text as LocalDate;
const address = '/h/1760/registration';

const settings: List['settings'] = {
  scheme: 'form-iii',
  country: 'IN',
  source: 'Immigration and Foreigners Act 2025, s. 8(1)',
  house: {},
  houseFields: [],
  houseMissing: [],
  keyFields: [],
  hasKeys: false,
  canKeep: true,
  ownFields: [],
};
const stay = (changes: Partial<RegisteredStay> = {}): RegisteredStay => ({
  bookingId: '1760_secret' as RegisteredStay['bookingId'],
  reference: 'LK-7Q2M',
  guest: 'Lena Hartwig',
  arrival: day('2026-11-27'),
  departure: day('2026-11-29'),
  hasArrived: true,
  hasLeft: false,
  people: 1,
  scheme: 'form-iii',
  reports: [report()],
  ...changes,
});
const report = (changes: Partial<RegisteredStay['reports'][number]> = {}): RegisteredStay['reports'][number] => ({
  kind: 'arrival',
  state: 'ready',
  dueAt: '2026-11-28T08:30:00.000Z',
  isOverdue: false,
  missing: [],
  file: null,
  ...changes,
});
const lena: RegistrationPlace = {
  place: 0,
  isChild: false,
  duty: 'due',
  entry: { surname: 'Hartwig', nationality: 'FR', documentNumber: 'C01X00T47' },
  fields: [
    { field: 'surname', most: 80, isOptional: false, isOfDeparture: false },
    { field: 'nationality', most: 2, isOptional: false, isOfDeparture: false },
    { field: 'documentNumber', most: 20, isOptional: false, isOfDeparture: false },
  ],
  faults: [],
  isSigned: false,
  filledBy: 'guest',
  confirmedAt: null,
  confirmedBy: null,
};

interface Shown {
  readonly role?: StaffRole;
  readonly replies?: Replies;
  readonly returned?: ReturnedForm;
  readonly one?: boolean;
}
const show = async ({ role = 'reception', replies = {}, returned, one = false }: Shown = {}): Promise<FakeApi> => {
  const api = signedInAs(sessionAt(courtyard(role)), {
    listRegistrations: { status: 200, body: { today: day('2026-11-27'), stays: [stay()], settings } },
    getRegistrationSettings: { status: 200, body: settings },
    readRegistration: { status: 200, body: { stay: stay(), places: [lena] } },
    ...replies,
  });
  await showScreen(screen, one ? `${address}?stay=1760_secret` : address, {
    words: loadWords,
    api,
    site: deskSite,
    ...(returned === undefined ? {} : { returned }),
  });
  return api;
};
const post = (form: string, fields: Readonly<Record<string, string>>, replies: Replies) => {
  const api = fakeApi(replies);
  const outcome = postForm(action, fields, { form, api, path: address, params: { hotelId: '1760' } });
  return { api, outcome };
};

test('lists who is due and overdue without a word of what was filled in, by the clocks of the house', async () => {
  const late = stay({
    bookingId: '1760_other' as RegisteredStay['bookingId'],
    guest: 'Paul Roy',
    reports: [report({ state: 'missing', isOverdue: true, missing: [{ place: 0, fields: ['documentNumber'] }] })],
  });
  await show({
    replies: {
      listRegistrations: { status: 200, body: { today: day('2026-11-27'), stays: [stay(), late], settings } },
    },
  });
  const overdue = await page.findByRole('region', { name: 'Overdue' });
  expect(within(overdue).getByRole('link', { name: 'Paul Roy' }).getAttribute('href')).toBe(
    '/h/1760/registration?stay=1760_other',
  );
  expect(overdue.textContent).toContain('missing: Document number');
  // 8:30 in UTC is 2 o'clock in Bengaluru, whatever the reader's own clock says.
  expect(page.getByRole('region', { name: 'Due' }).textContent).toMatch(/due by Sat 28 Nov 2026, 2\spm/);
  expect(document.body.textContent).not.toContain('C01X00T47');
});

test('is nothing to who may not read it', async () => {
  const api = await show({ role: 'housekeeping' });
  expect(page.queryByRole('heading', { name: 'Registration' })).toBeNull();
  expect(api.inputsOf('listRegistrations')).toEqual([]);
});

test('shows a stay as it was filled in, confirmed by one press, and each field to be copied into the portal', async () => {
  await show({ one: true });
  expect(await page.findByRole('button', { name: 'As filled in: confirm' })).toBeDefined();
  expect(page.getByRole<HTMLInputElement>('textbox', { name: 'Document number' }).value).toBe('C01X00T47');
  const portal = page.getByRole('region', { name: 'For the portal: Traveller 1' });
  expect(within(portal).getByText('C01X00T47')).toBeDefined();
  expect(within(portal).getByText('France')).toBeDefined();
  expect(within(portal).getByRole('button', { name: 'Copy: Document number' })).toBeDefined();
});

test('asks for the signature first where the law wants one, and prints a sheet', async () => {
  const german = stay({ scheme: 'meldeschein' });
  await show({
    one: true,
    replies: { readRegistration: { status: 200, body: { stay: german, places: [{ ...lena, isSigned: true }] } } },
  });
  expect(await page.findByRole('checkbox', { name: 'Signed by hand today' })).toBeDefined();
  expect(page.getByText('Date and signature')).toBeDefined();
  expect(page.queryByRole('region', { name: /For the portal/ })).toBeNull();
});

test.each([
  ['incomplete', /Something is still missing/],
  ['signature_missing', /The guest signs first/],
  ['too_early', /has not come yet/],
  ['already_reported', /handed in already/],
] as const)('says why something was not done: %s', async (code, sentence) => {
  await show({ one: true, returned: { fields: {}, code } });
  expect((await page.findByRole('alert')).textContent).toMatch(sentence);
});

test('says that nothing can be kept without a key', async () => {
  await show({ one: true, replies: { readRegistration: { status: 409, body: { code: 'cannot_keep' } } } });
  expect((await page.findByRole('alert')).textContent).toContain('has not set up the key');
});

test('makes the list of a day, which the page that answers has and no address does', async () => {
  const body = { columns: ['reference', 'surname'], rows: [['LK-7Q2M', 'Hartwig']] };
  const { api, outcome } = post('day', { day: '2026-11-27' }, { listRegisteredDay: { status: 200, body } });
  const said = await outcome;
  expect(api.inputsOf('listRegisteredDay')).toMatchObject([{ body: { day: '2026-11-27' } }]);
  if (said.kind !== 'again') throw new Error(said.kind);
  expect(said).toMatchObject({ status: 200, returned: { code: 'day_listed' } });
  await show({ returned: said.returned });
  const table = await page.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Reference', 'Surname']);
  expect(within(table).getByRole('cell', { name: 'Hartwig' })).toBeDefined();
  expect(page.getByRole('button', { name: 'Save as a table (CSV)' })).toBeDefined();
});

test('refuses a day that is none before it asks the engine', async () => {
  const { api, outcome } = post('day', { day: '2026-02-31' }, {});
  expect(await outcome).toMatchObject({ kind: 'again', returned: { code: 'invalid_day' }, status: 422 });
  expect(api.calls).toEqual([]);
});

test('confirms with the signature that was ticked, and sends once under its key', async () => {
  const done: NonNullable<Replies['confirmRegistration']> = { status: 200, body: { stay: stay(), places: [lena] } };
  const confirmed = post('confirm', { booking: '1760_secret', signed: 'yes' }, { confirmRegistration: done });
  expect(await confirmed.outcome).toMatchObject({ kind: 'redirect', to: expect.stringContaining('done=confirmed') });
  expect(confirmed.api.inputsOf('confirmRegistration')).toMatchObject([{ body: { isSigned: true } }]);
  const sent = post(
    'send',
    { booking: '1760_secret', kind: 'arrival', key: 'k-1' },
    { sendRegistration: { status: 200, body: stay() } },
  );
  expect(await sent.outcome).toMatchObject({ kind: 'redirect', to: expect.stringContaining('done=sent') });
  expect(sent.api.inputsOf('sendRegistration')).toMatchObject([
    { body: { kind: 'arrival' }, headers: { 'idempotency-key': 'k-1' } },
  ]);
});
