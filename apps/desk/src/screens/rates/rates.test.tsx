import type { RateGrid } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { StaffRole } from '@latchkey/booking-core/staff';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { press } from '@latchkey/testing/press';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { action } from './rates.action.ts';
import { gridOf, planNight } from './rates.fixture.ts';
import { screen } from './rates.screen.ts';

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 }))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [wed, thu] = ['2026-11-25' as LocalDate, '2026-11-26' as LocalDate];

const show = async (grid: RateGrid, path = '/h/1760/rates', role: StaffRole = 'owner', replies: object = {}) => {
  const api = signedInAs(sessionAt(courtyard(role)), { getRateGrid: { status: 200, body: grid }, ...replies });
  await showScreen(screen, path, { words: loadWords, site: deskSite, api });
  // Who may change rates types in the table, once what that takes has come.
  const isRead = role === 'accountant' || role === 'reception';
  await page.findByRole(isRead ? 'table' : 'grid', { name: 'Rates and availability' });
  return api;
};
const row = (name: RegExp | string): HTMLElement =>
  page.getByRole('rowheader', { name }).closest<HTMLElement>('[role=row]') as HTMLElement;
const cells = (name: RegExp | string): (string | null)[] =>
  [...row(name).querySelectorAll('[role=gridcell], [role=cell]')].map(({ textContent }) => textContent);

test('shows how nights sell, what is left of a type, and of each price who says it and what guests pay', async () => {
  await show(
    gridOf({
      [thu]: { sources: { priceForPax: 'hand' }, closedToArrival: true, minStay: 2 },
    }),
  );
  expect(cells('Sold, of 10')[0]).toBe('2');
  expect(cells('Same day last year')[0]).toBe('4');
  expect(cells('Teak King')[0]).toBe('8 of 10, by the rule');
  const prices = cells(/^Breakfast included/);
  expect(prices[0]).toContain('5,800');
  expect(prices[0]).toContain('by the rule, guests pay 6,090');
  expect(prices[1]).toContain('typed by hand');
  expect(cells(/^Room only/)[0]).toContain('follows another plan');
  expect(cells('Rules').slice(0, 2)).toEqual(['', 'no arrival 1/2min 2 1/2']);
});

test('unfolds what else a plan says', async () => {
  await show(gridOf({ [thu]: { minStayThrough: 3, closed: true } }));
  expect(page.queryByRole('rowheader', { name: 'Extra adult' })).toBeNull();
  await press(page.getByRole('link', { name: /Breakfast included/ }));
  expect(cells('For 1 guest')[0]).toContain('5,300');
  expect(cells('Extra child')[0]).toContain('800');
  expect(cells('Minimum stay, through').map((said) => said?.split(',')[0])).toEqual(['', '3', '', '']);
  expect(cells('Closed')[1]).toContain('closed');
});

test('the nights of the address are asked for, and a date that is none is today’s', async () => {
  const api = await show(gridOf(), '/h/1760/rates?from=2027-02-28&show=month');
  const asked = () => api.calls.filter(({ operation }) => operation === 'getRateGrid').map(({ input }) => input);
  expect(asked()).toMatchObject([{ query: { from: '2027-02-28', nights: 31, language: 'en' } }]);
  cleanup();
  const other = await show(gridOf(), '/h/1760/rates?from=2027-02-29');
  expect(other.calls.find(({ operation }) => operation === 'getRateGrid')?.input).toMatchObject({
    query: { language: 'en' },
  });
});

test('who may only read finds nothing to change', async () => {
  await show(gridOf(), '/h/1760/rates?ask=stop', 'accountant');
  expect(page.queryByText('Stop selling…')).toBeNull();
  expect(page.queryByRole('button', { name: /Stop selling/ })).toBeNull();
});

const post = (fields: Record<string, string>, replies: object, role: StaffRole = 'owner', form = 'sale') => {
  const api = signedInAs(sessionAt(courtyard(role)), {
    getRateGrid: { status: 200, body: gridOf() },
    ...replies,
  });
  const params = { hotelId: '1760' };
  return postForm(action, fields, { form, api, site: deskSite, path: '/h/1760/rates', params }).then((outcome) => ({
    outcome,
    api,
  }));
};
const stop = { act: 'stop', date: wed, key: 'a-key-of-it' };

test('without a script a night of the house is no longer sold, once, and can be again', async () => {
  const { outcome, api } = await post(stop, { changeAri: { status: 200, body: {} } });
  expect(outcome).toEqual({ kind: 'redirect', to: '/h/1760/rates?done=stop&date=2026-11-25' });
  expect(api.calls.find(({ operation }) => operation === 'changeAri')?.input).toMatchObject({
    headers: { 'idempotency-key': 'a-key-of-it' },
    body: {
      changes: [
        { roomTypeId: 'teak-king', ratePlanId: 'breakfast', from: wed, to: wed, closed: true },
        { roomTypeId: 'teak-king', ratePlanId: 'room-only', from: wed, to: wed, closed: true },
      ],
      seenAt: '2026-11-25T06:00:00.000Z',
    },
  });
});

test.each([
  [{ status: 409, body: { code: 'changed', newer: [] } }, 'changed', 409],
  [{ status: 403, body: { code: 'not_allowed' } }, 'not_allowed', 409],
  [{ status: 'failure', reason: 'network', httpStatus: null }, 'unavailable', 503],
])('what was refused is said, and nothing is done: %j', async (reply, code, status) => {
  const { outcome } = await post(stop, { changeAri: reply });
  expect(outcome).toMatchObject({ kind: 'again', returned: { code }, status });
});

test.each([{ act: 'burn' }, { date: '2027-02-29' }])('a form that is none of the page’s is none: %j', async (more) =>
  expect((await post({ ...stop, ...more }, {})).outcome).toEqual({ kind: 'unknown_form' }),
);

test('tells what has just been done, with the way back', async () => {
  await show(gridOf(), '/h/1760/rates?done=stop&date=2026-11-25');
  const told = within(within(page.getByRole('main')).getByRole('status'));
  expect(told.getByText('Wed 25 Nov is no longer sold')).toBeDefined();
  expect(told.getByRole('button', { name: 'Undo' }).closest('form')?.method).toBe('post');
});

const nights = { act: 'look', from: wed, to: '2026-11-28', plan0: 'teak-king.breakfast', price: '7,400', key: 'k1' };
const seen = '2026-11-25T06:00:00.000Z';
const setting = (fields: object, reply: object = {}) =>
  post({ ...nights, ...fields }, { changeAri: reply }, 'owner', 'set');
const saved = { status: 200, body: { nights: 4, cells: 4, superseded: [] } };
const made = { act: 'make', what: 'set', figures: '4', seen };

test('a change of many nights is counted before it is made', async () => {
  const { outcome, api } = await setting({ plan1: 'teak-king.room-only', minStay: '2' });
  expect(outcome).toMatchObject({ kind: 'again', status: 200, returned: { code: null } });
  const { look = '' } = (outcome as { returned: { fields: Record<string, string> } }).returned.fields;
  expect(JSON.parse(look)).toEqual({
    what: 'set',
    seen,
    // Four prices, and a minimum stay of four nights on two plans.
    figures: 12,
    nights: 4,
    byHand: 0,
    prices: [{ plan: 'teak-king.breakfast', date: wed, before: 5800, after: 7400 }],
  });
  expect(api.calls.some(({ operation }) => operation === 'changeAri')).toBe(false);
});

test('it is made once for the key of the form, never over what somebody has set since, and can be taken back', async () => {
  const { outcome, api } = await setting(made, saved);
  expect(api.calls.find(({ operation }) => operation === 'changeAri')?.input).toMatchObject({
    headers: { 'idempotency-key': 'k1' },
    body: {
      changes: [
        {
          ratePlanId: 'breakfast',
          from: wed,
          to: '2026-11-28',
          priceForPax: [{ pax: 2, price: 7400 }],
          keepOthers: true,
        },
      ],
      seenAt: seen,
    },
  });
  const { fields, code } = (outcome as { returned: { fields: Record<string, string>; code: string } }).returned;
  expect([code, fields['did'], fields['nights']]).toEqual(['done', 'set', '4']);
  const back = await setting({ act: 'undo', back: fields['back'], seen: fields['seen'] }, saved);
  expect(back.outcome).toEqual({ kind: 'redirect', to: '/h/1760/rates?done=undone&nights=4' });
  expect(back.api.calls.find(({ operation }) => operation === 'changeAri')?.input).toMatchObject({
    body: { changes: [{ from: wed, to: '2026-11-28', backToRule: ['priceForPax'] }] },
  });
});

test('a second press sends the figures that were shown, whatever stands there by now', async () => {
  const looked = await setting({ price: '+10 %' });
  const { look = '', ...fields } = (looked.outcome as { returned: { fields: Record<string, string> } }).returned.fields;
  const pressed = { ...fields, ...made, seen: (JSON.parse(look) as { seen: string }).seen };
  const dearer = gridOf({ [wed]: planNight(wed, {}, 9000) });
  const first = await setting(pressed, saved);
  const second = await post(
    { ...nights, ...pressed },
    { getRateGrid: { status: 200, body: dearer }, changeAri: saved },
    'owner',
    'set',
  );
  const sent = ({ api }: typeof first) => api.calls.find(({ operation }) => operation === 'changeAri')?.input;
  expect(sent(second)).toEqual(sent(first));
  expect(second.outcome).toEqual(first.outcome);
});

test('where it would be another change by now than was said, it is said anew', async () => {
  const { outcome, api } = await setting({ ...made, figures: '3' }, saved);
  expect(outcome).toMatchObject({ kind: 'again', returned: { code: 'changed' } });
  expect(api.calls.some(({ operation }) => operation === 'changeAri')).toBe(false);
});

test('a way back that is none is no form of the page', async () =>
  expect((await setting({ act: 'undo', back: 'x' })).outcome).toEqual({ kind: 'unknown_form' }));

test.each([
  [{ to: '2026-11-24' }, 'dates_backwards'],
  [{ from: '2027-02-29' }, 'no_such_day'],
  [{ from: '2026-11-24' }, 'dates_wrong'],
  [{ price: '-9000' }, 'price_wrong'],
  [{ plan0: '' }, 'no_plans'],
  [{ act: 'rule' }, 'nothing_by_hand'],
  [{ minStay: '5', maxStay: '3' }, 'stay_order'],
])('what cannot be set comes back with what was typed: %j', async (fields, code) => {
  const { outcome } = await setting(fields);
  expect(outcome).toMatchObject({ kind: 'again', returned: { code, fields: { key: 'k1' } } });
});

test.each([
  [{ status: 422, body: { code: 'price_jump', faults: [] } }, 'price_jump', 409],
  [{ status: 422, body: { code: 'price_order', faults: [] } }, 'price_order', 409],
  [{ status: 409, body: { code: 'changed', newer: [] } }, 'changed', 409],
  [{ status: 'failure', reason: 'network', httpStatus: null }, 'unavailable', 503],
])('what the engine refuses is said beside what was looked at: %j', async (reply, code, status) => {
  const { outcome } = await setting(made, reply);
  expect(outcome).toMatchObject({ kind: 'again', status, returned: { code } });
  const { look } = (outcome as { returned: { fields: Record<string, string> } }).returned.fields;
  expect(look).toContain('"figures":4');
});

test('the question what nights cost names all plans, the picked one chosen, and is not asked of who may only read', async () => {
  await show(gridOf(), '/h/1760/rates?ask=set');
  const plans = within(page.getByRole('group', { name: 'Plans' })).getAllByRole<HTMLInputElement>('checkbox');
  expect(plans.map(({ value, checked }) => [value, checked])).toEqual([
    ['teak-king.breakfast', true],
    ['teak-king.room-only', false],
  ]);
  cleanup();
  await show(gridOf(), '/h/1760/rates?ask=set', 'accountant');
  expect(page.queryByText('See what changes')).toBeNull();
});

test('tells on how many nights something was set', async () => {
  await show(gridOf(), '/h/1760/rates?done=set&nights=4');
  expect(page.getByText('Set for 4 nights')).toBeDefined();
});

const week = (fields: object, reply: object = saved) =>
  post(
    {
      date0: wed,
      was0: '5,800',
      price0: '6,200',
      date1: thu,
      was1: '5,800',
      price1: '5,800',
      seen,
      key: 'k2',
      plan: 'teak-king.breakfast',
      ...fields,
    },
    { changeAri: reply },
    'owner',
    'week',
  );

test('a price is typed into a night of a phone’s week: what was not touched is not set, and it can be taken back', async () => {
  const { outcome, api } = await week({});
  expect(api.calls.find(({ operation }) => operation === 'changeAri')?.input).toMatchObject({
    headers: { 'idempotency-key': 'k2' },
    body: {
      seenAt: seen,
      changes: [
        {
          roomTypeId: 'teak-king',
          ratePlanId: 'breakfast',
          from: wed,
          to: wed,
          priceForPax: [{ pax: 2, price: 6200 }],
        },
      ],
    },
  });
  expect(outcome).toMatchObject({ kind: 'again', status: 200, returned: { code: 'done', fields: { did: 'set' } } });
  const { back = '' } = (outcome as { returned: { fields: Record<string, string> } }).returned.fields;
  expect(JSON.parse(back)).toMatchObject([{ from: wed, to: wed, backToRule: ['priceForPax'] }]);
  const emptied = await week({ price0: '' });
  expect(emptied.api.calls.find(({ operation }) => operation === 'changeAri')?.input).toMatchObject({
    body: { changes: [{ from: wed, to: wed, backToRule: ['priceForPax'] }] },
  });
});

test.each([
  [{ price0: '5,800' }, saved, 'nothing_typed'],
  [{ price0: '-3 €' }, saved, 'price_wrong'],
  [{ price0: 'cheap' }, saved, 'price_wrong'],
  [{ plan: 'teak-king.none' }, saved, 'changed'],
  [{}, { status: 422, body: { code: 'price_jump', faults: [] } }, 'price_jump'],
  [{}, { status: 409, body: { code: 'changed', newer: [] } }, 'changed'],
])('a week that cannot be set (%j) says why, with what was typed', async (fields, reply, code) => {
  const { outcome } = await week(fields, reply);
  const price0 = 'price0' in fields ? fields.price0 : '6,200';
  expect(outcome).toMatchObject({ kind: 'again', returned: { code, fields: { date0: wed, price0 } } });
});

test('a jump is made where it was meant, and another one is named anew', async () => {
  const forced = async (meant: string) => {
    const { api } = await week({ price0: '58000', meant });
    return api.calls.find(({ operation }) => operation === 'changeAri')?.input as { body: { force?: boolean } };
  };
  expect((await forced(`${wed} 58000, ${thu} 5,800`)).body.force).toBe(true);
  expect((await forced(`${wed} 62000, ${thu} 5,800`)).body.force).toBeUndefined();
});
