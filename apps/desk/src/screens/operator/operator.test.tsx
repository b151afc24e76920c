import { fakeApi, type Replies } from '@latchkey/testing/fake-api';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { action } from './operator.action.ts';
import { screen } from './operator.screen.ts';

afterEach(cleanup);

const site = { ...deskSite, hotel: null };
const house = {
  hotelId: 1_000_001,
  name: 'Marigold <b>',
  owner: { name: 'Asha', mail: 'asha@marigold.example' },
  since: '2026-11-20T08:00:00.000Z',
  address: 'https://book.example/marigold',
  words: null,
};
const revision = 'ab'.repeat(32);
const operated = {
  isApproved: true,
  hotels: [
    {
      ...house,
      state: 'waiting',
      revision,
      ownHost: 'stay.marigold.example',
      names: [
        { language: 'en', name: 'Marigold <b>' },
        { language: 'hi', name: 'मैरीगोल्ड' },
      ],
    },
    { ...house, hotelId: 1760, name: 'Courtyard', state: 'live', owner: null, since: null },
    {
      ...house,
      hotelId: 3057,
      name: 'Bank <b>',
      state: 'live',
      revision,
      changes: [{ fact: 'name', language: 'de', before: 'Bunks', after: 'Bank <b>' }],
    },
    { ...house, hotelId: 2116, name: 'Palace', state: 'held', words: 'Pictures of another house' },
  ],
  stuck: [
    { step: 'rooms', code: 'price_wrong', count: 3 },
    { step: 'house', code: 'newer_code', count: 1 },
    { step: 'terms', code: null, count: 1 },
  ],
};
const show = ({
  isOperator = true,
  returned,
}: { isOperator?: boolean; returned?: { fields: Record<string, string>; code: string } } = {}) =>
  showScreen(screen, '/operator', {
    words: loadWords,
    site,
    api: signedInAs(
      { ...sessionAt(courtyard()), ...(isOperator ? { isOperator } : {}) },
      { listOperated: { status: 200, body: operated } },
    ),
    ...(returned && { returned }),
  });
const fieldsOf = (button: HTMLElement): Record<string, FormDataEntryValue> =>
  Object.fromEntries(new FormData(button.closest('form') ?? undefined));

test('shows what waits first, with what can be done with each', async () => {
  await show();
  const waiting = await page.findByRole('region', { name: 'Waiting' });
  const press = within(waiting).getByRole('button', { name: 'Show it to guests: Marigold <b>' });
  expect([press.closest('form')?.getAttribute('action'), fieldsOf(press)]).toEqual([
    '?post=approve',
    { hotelId: '1000001', revision },
  ]);
  expect(waiting.textContent).toContain('In other languages: मैरीगोल्ड');
  expect(waiting.textContent).toContain('stay.marigold.example');
  const held = page.getByRole('region', { name: 'Held' });
  expect(held.textContent).toContain('Pictures of another house');
  expect(fieldsOf(within(held).getByRole('button', { name: 'Show to guests again: Palace' }))).toEqual({
    hotelId: '2116',
  });
  expect(page.getByRole('region', { name: 'Being set up' }).textContent).toContain('No one is setting up a property');
});

test('shows what a young hotel has changed, with what was before, and takes it back by one press', async () => {
  await show();
  const changed = await page.findByRole('region', { name: 'Changed since you looked' });
  expect(changed.textContent).toContain('Name (de)BunksBank <b>');
  for (const [name, action] of [
    ['Undo: Bank <b>', '?post=take-back'],
    ['Let it be: Bank <b>', '?post=leave'],
  ] as const) {
    const press = within(changed).getByRole('button', { name });
    expect([press.closest('form')?.getAttribute('action'), fieldsOf(press)]).toEqual([
      action,
      { hotelId: '3057', revision },
    ]);
  }
  expect(within(page.getByRole('region', { name: 'Live' })).queryByText('Bank <b>')).toBeNull();
});

test('counts where owners stand still, in words that everybody reads', async () => {
  await show();
  const table = within(await page.findByRole('region', { name: 'Where sign-ups get stuck' })).getByRole('table');
  const lines = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'StepWhat is in the wayProperties',
    'RoomsA price cannot be read3',
    'The propertySomething else1',
    'TermsNothing is wrong: it was left1',
  ]);
});

test('what was typed and not taken is there again, opened', async () => {
  await show({ returned: { fields: { hotelId: '1760', words: 'Ah' }, code: 'unavailable' } });
  expect((await page.findByRole('alert')).textContent).toContain('Nothing was changed');
  const live = within(page.getByRole('region', { name: 'Live' }));
  expect(live.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why, for the journal' }).value).toBe('Ah');
});

test('for others there is no such page', async () => {
  await show({ isOperator: false });
  expect(page.queryByRole('region', { name: 'Waiting' })).toBeNull();
});

const post = (form: string, fields: Readonly<Record<string, string>>, replies: object = {}) => {
  const api = fakeApi({
    approveOpening: { status: 200, body: {} },
    refuseOpening: { status: 200, body: {} },
    approveChanges: { status: 200, body: {} },
    takeBackChanges: { status: 200, body: {} },
    holdHotel: { status: 200, body: {} },
    releaseHotel: { status: 200, body: {} },
    ...replies,
  } as unknown as Replies);
  return { api, outcome: postForm(action, fields, { form, api, site, path: '/operator', locale: 'en' }) };
};

test('each act is done at its hotel, and said', async () => {
  for (const [form, done] of [
    ['approve', 'approved'],
    ['refuse', 'refused'],
    ['leave', 'left'],
    ['take-back', 'taken-back'],
    ['hold', 'held'],
    ['release', 'released'],
  ] as const)
    expect(await post(form, { hotelId: '1760', words: ' Why ' }).outcome).toEqual({
      kind: 'redirect',
      to: `/operator?done=${done}`,
    });
  const { api, outcome } = post('hold', { hotelId: '1760', words: ' Why ' });
  await outcome;
  expect(api.inputsOf('holdHotel')).toMatchObject([{ params: { hotel: '1760' }, body: { words: 'Why' } }]);
});

test('nothing is done without words, twice, or of no hotel', async () => {
  const again = (code: string) => ({ kind: 'again', returned: { code } });
  for (const words of ['', '  ', 'a'.repeat(401)])
    expect(await post('refuse', { hotelId: '1760', words }).outcome).toMatchObject(again('words_missing'));
  const late = { approveOpening: { status: 409, body: { code: 'not_waiting' } } };
  expect(await post('approve', { hotelId: '1760' }, late).outcome).toMatchObject(again('not_waiting'));
  const other = { approveOpening: { status: 409, body: { code: 'changed' } } };
  const pressed = post('approve', { hotelId: '1760', revision }, other);
  expect(await pressed.outcome).toMatchObject(again('changed'));
  expect(pressed.api.inputsOf('approveOpening')).toMatchObject([{ body: { revision } }]);
  expect(await post('approve', { hotelId: '../1' }).outcome).toMatchObject(again('not_found'));
  expect(await post('sell', { hotelId: '1' }).outcome).toEqual({ kind: 'unknown_form' });
});

test('shows a month of all hotels, each currency with its sum, and leads to the months beside it', async () => {
  const sales = { available: 310, sold: 155, direct: 100, roomsRevenue: 1_550_000, totalRevenue: 1_600_000 };
  const more = { directRevenue: 1_000_000, commissionSaved: 180_000, occupancy: 500, adr: 10_000, revPar: 5_000 };
  const month = {
    month: '2026-11',
    hotels: [{ hotelId: 1760, name: 'Courtyard <b>', currency: 'INR', ...sales, ...more }],
    totals: [{ hotels: 1, currency: 'INR', ...sales, ...more }],
    next: 'courtyard',
  };
  const api = signedInAs(
    { ...sessionAt(courtyard()), isOperator: true },
    { getOperatedMonth: { status: 200, body: month } },
  );
  await showScreen(screen, '/operator?month=now', { words: loadWords, site, api });
  const row = await page.findByRole('row', { name: /Courtyard/ });
  expect(within(row).getByText('155 / 310')).toBeTruthy();
  expect(within(row).getByText('50%')).toBeTruthy();
  expect(page.getByRole('row', { name: /Total in INR/ }).textContent).toContain('₹15,50,000');
  const to = (name: string): string | null => page.getByRole('link', { name }).getAttribute('href');
  expect([to('Month before'), to('Month after'), to('More hotels')]).toEqual([
    '/operator?month=2026-10',
    '/operator?month=2026-12',
    '/operator?month=2026-11&after=courtyard',
  ]);
});
