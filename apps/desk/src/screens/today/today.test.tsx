import type { Day } from '@latchkey/api-contract/types';
import { deskSite } from '@latchkey/testing/hotel';
import { postForm } from '@latchkey/testing/post-form';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, fireEvent, screen as page, within } from '@testing-library/react';
import type { ReturnedForm } from '@latchkey/site/screen';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { courtyard, sessionAt, signedInAs } from '../../testing/staff.ts';
import { action } from './today.action.ts';
import { booking, dayOf } from './today.fixture.ts';
import { screen } from './today.screen.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (day: Partial<Day>, path = '/h/1760/today', replies: object = {}, returned?: ReturnedForm) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  const api = signedInAs(sessionAt(courtyard('reception')), { getDay: { status: 200, body: dayOf(day) }, ...replies });
  return showScreen(screen, path, { words: loadWords, site: deskSite, api, ...(returned && { returned }) }).then(
    () => api,
  );
};
const section = async (name: string) => within(await page.findByRole('region', { name }));

test('says what an arrival is to prove, and no more once the guest has come', async () => {
  const toProve = ['We all travel for work'];
  await show({ arrivals: [booking({ toProve })] });
  expect((await section('Arrivals')).getByText(/Document to check/).textContent).toContain('We all travel for work');
  cleanup();
  await show({ departures: [booking({ toProve, arrivedAt: '2026-11-20T10:00:00.000Z' })] });
  expect((await section('Departures')).queryByText(/Document to check/)).toBeNull();
});

test('says of an arrival who comes, for how long, what is to pay and what was asked', async () => {
  await show({ arrivals: [booking({ toPay: 6090, expected: '15:00', asked: 'Quiet room', children: 1 })] });
  const line = within((await section('Arrivals')).getAllByRole('listitem')[0] as HTMLElement);
  expect(line.getByText('Asha Rao')).toBeDefined();
  expect((await section('Arrivals')).getAllByRole('listitem')[0]?.textContent).toContain(
    '2 adults, 1 child · 3 nights to Sat 28 Nov · Teak King, Breakfast',
  );
  expect(line.getByText('₹6,090')).toBeDefined();
  expect(line.getByText('3 pm')).toBeDefined();
  expect(line.getByText('Quiet room')).toBeDefined();
});

test('an arrival is checked in by one press, and can be undone', async () => {
  const api = await show({ arrivals: [booking()] }, '/h/1760/today', { markArrival: { status: 200, body: {} } });
  (await page.findByRole('button', { name: 'Check in: Asha Rao' })).click();
  expect(await page.findByText('Asha Rao is checked in')).toBeDefined();
  expect(await page.findByRole('button', { name: 'Undo' })).toBeDefined();
  expect(api.calls.filter(({ operation }) => operation === 'markArrival')).toMatchObject([
    { input: { params: { booking: 'BCDF-2345' }, headers: { 'latchkey-hotel': '1760' } } },
  ]);
});

test('what leaves the house is asked about first, by guest and sum', async () => {
  const request = booking({ status: 'requested', acts: ['confirm', 'reject'], lapsesAt: '2026-11-25T12:30:00.000Z' });
  await show({ toAnswer: [request] }, '/h/1760/today?ask=confirm&booking=BCDF-2345');
  expect(await page.findByText('Confirm the stay of Asha Rao for ₹18,836? The guest is notified.')).toBeDefined();
  expect((await section('To answer')).getByText(/Answer by Wed 25 Nov, 6 pm/)).toBeDefined();
  expect(page.getByRole('button', { name: 'Confirm: Asha Rao' })).toBeDefined();
});

test('shows acts that the engine allows, and no other', async () => {
  await show({ overdue: [booking({ acts: ['no_show'] })], departures: [booking({ reference: 'X', acts: [] })] });
  expect((await section('Overdue')).getByText('Due Wed 25 Nov, has not come')).toBeDefined();
  expect(page.getAllByRole('link', { name: /No-show…/ })).toHaveLength(1);
  expect(page.queryByRole('button', { name: /Check/ })).toBeNull();
});

const other = booking({ reference: 'GHJK-6789', guestName: 'Rahul Menon', status: 'requested', acts: ['confirm'] });
const finds = { findBookings: { status: 200, body: { bookings: [other] } } };

test('finds any booking of the house by what was posted, which no address shows', async () => {
  const api = await show({}, '/h/1760/today', finds, { fields: { q: 'menon' }, code: null });
  expect((await section('Found')).getByText('Rahul Menon')).toBeDefined();
  expect(api.calls.filter(({ operation }) => operation === 'findBookings')).toMatchObject([
    { input: { body: { q: 'menon', language: 'en' } } },
  ]);
  const [field] = page.getAllByRole<HTMLInputElement>('searchbox', { name: 'Find a booking' });
  expect(field?.value).toBe('menon');
});

test('a booking of another day that is asked about is there again with its question', async () => {
  await show({}, '/h/1760/today?ask=confirm&booking=GHJK-6789', finds);
  expect((await section('Found')).getByText(/Confirm the stay of Rahul Menon/)).toBeDefined();
});

const post = (form: string, fields: Record<string, string>, replies: object) =>
  postForm(action, fields, {
    form,
    api: signedInAs(sessionAt(courtyard()), replies),
    site: deskSite,
    path: '/h/1760/today',
    params: { hotelId: '1760' },
  });
const checkIn = { act: 'check_in', booking: 'BCDF-2345', request: '' };

test('without a script an act leads back to the day, with the way back', async () =>
  expect(await post('act', checkIn, { markArrival: { status: 200, body: {} } })).toEqual({
    kind: 'redirect',
    to: '/h/1760/today?done=check_in&booking=BCDF-2345',
  }));

test.each([
  [{ status: 409, body: { code: 'too_late' } }, 'changed'],
  [{ status: 409, body: { code: 'sold_out' } }, 'sold_out'],
  [{ status: 409, body: { code: 'no_room' } }, 'no_room'],
  [{ status: 403, body: { code: 'not_allowed' } }, 'not_allowed'],
])('what was refused is said: %j', async (reply, code) =>
  expect(await post('act', checkIn, { markArrival: reply })).toMatchObject({ kind: 'again', returned: { code } }),
);

const leaving = { arrivedAt: '2026-11-22T06:00:00.000Z', acts: ['check_out' as const] };
const today = { kind: 'nights', checkIn: '2026-11-22', checkOut: '2026-11-25' } as ReturnType<typeof booking>['stay'];

test.each([
  ['owes', { toPay: 6510 }, '₹6,510to pay'],
  ['is owed', { toGiveBack: 500 }, '₹500to give back'],
  ['leaves early', { stay: booking().stay }, 'Paid'],
])('who %s is asked about on the way out, who is settled leaves by one press', async (_, more, said) => {
  await show({
    departures: [booking({ ...leaving, stay: today, ...more }), booking({ ...leaving, stay: today, reference: 'X' })],
  });
  const lines = (await section('Departures')).getAllByRole('listitem').filter(({ dataset }) => 'line' in dataset);
  expect(lines[0]?.textContent).toContain(said);
  const link = within(lines[0] as HTMLElement).getByRole('link', { name: 'Check out: Asha Rao' });
  expect(link.getAttribute('href')).toBe('/h/1760/bookings/BCDF-2345?open=check_out');
  expect(within(lines[1] as HTMLElement).getByRole('button', { name: 'Check out: Asha Rao' })).toBeDefined();
});

test('what is owed that the page did not know of leads to where it is settled', async () => {
  const owes = { status: 409, body: { code: 'owes', currency: 'INR', toPay: 6510, toGiveBack: 0 } };
  expect(
    await post('act', { act: 'check_out', booking: 'BCDF-2345', request: '' }, { markDeparture: owes }),
  ).toMatchObject({ kind: 'redirect', to: '/h/1760/bookings/BCDF-2345?open=check_out' });
});

test('who is in the house owing says so, and who left owing is listed with the reason', async () => {
  const stays = [
    {
      at: '2026-11-24T06:00:00.000Z',
      reason: 'The company pays by bank',
      bookingId: '1760_q3X0mJ6mV0Kx8m2b5r1c9w',
      reference: 'GHJK-6789',
      guestName: 'Rahul Menon',
      status: 'confirmed',
      currency: 'INR',
      balance: { charges: 6510, paid: 0, givenBack: 0, balance: 6510, toPay: 6510, toGiveBack: 0 },
    },
  ];
  await show({ inHouse: [booking({ ...leaving, toPay: 1200 })] }, '/h/1760/today', {
    listLeftOwing: { status: 200, body: { stays } },
  });
  expect((await section('In house')).getByText('₹1,200 to pay')).toBeDefined();
  const owing = await section('Accounts left open');
  expect(owing.getByRole('listitem').textContent).toContain('The company pays by bank');
  expect(owing.getByRole('link', { name: 'Settle: Rahul Menon' }).getAttribute('href')).toBe(
    '/h/1760/bookings/GHJK-6789?open=payment',
  );
});

test.each([
  ['a company that alone owes', ['Acme Ltd'], 'Acme Ltd'],
  ['two that do', ['Acme Ltd', 'Globex'], 'Acme Ltd, Globex'],
  ['more than have room', ['Acme Ltd', 'Globex', 'Initech'], '3 payers'],
  ['nobody but the guest', [], null],
])('who left owing is listed with those who have yet to pay: %s', async (_, payers, said) => {
  const stay = {
    at: '2026-11-24T06:00:00.000Z',
    bookingId: '1760_q3X0mJ6mV0Kx8m2b5r1c9w',
    reference: 'GHJK-6789',
    guestName: 'Rahul Menon',
    status: 'confirmed',
    currency: 'INR',
    company: 'Acme Ltd',
    balance: { charges: 6510, paid: 0, givenBack: 0, balance: 6510, toPay: 6510, toGiveBack: 0 },
    payers,
  };
  await show({}, '/h/1760/today', { listLeftOwing: { status: 200, body: { stays: [stay] } } });
  const line = (await section('Accounts left open')).getByRole('listitem');
  expect(line.querySelector('p')?.textContent.split(' · ').slice(1).join()).toBe(said ?? '');
});

test('what is sought comes back to the page', async () =>
  expect(await post('find', { q: 'menon' }, {})).toMatchObject({
    kind: 'again',
    returned: { fields: { q: 'menon' } },
    status: 200,
  }));

test('a note is kept once, and an empty one is none', async () => {
  const note = { text: 'Plumber at 4 pm', key: 'a-key-of-it' };
  expect(await post('note', note, { addNote: { status: 201, body: {} } })).toMatchObject({ kind: 'redirect' });
  expect(await post('note', { ...note, text: '' }, {})).toMatchObject({ returned: { code: 'note_missing' } });
});

test('says since when what is new is new to the person, and works it off by a form that needs no script', async () => {
  await show({ fresh: [booking({ status: 'cancelled', endedAt: '2026-11-25T06:00:00.000Z' })] });
  const fresh = await section('New and cancelled');
  expect(fresh.getByText(/^since .*24 Nov, 6 pm$/)).toBeDefined();
  const { form } = fresh.getByRole<HTMLButtonElement>('button', { name: 'Seen' });
  expect(form?.getAttribute('action')).toBe('?post=seen');
  const at = form?.querySelector<HTMLInputElement>('[name=at]')?.value ?? '';
  const posted = await post('seen', { at }, { lookAtDay: { status: 200, body: {} } });
  expect(posted).toEqual({ kind: 'redirect', to: '/h/1760/today' });
});

test.each([
  ['/h/1760/today', '2026-11-25', 1],
  ['/h/1760/today?date=2026-11-26', '2026-11-26', 0],
] as const)('tells once that it was looked at, after a while in sight: %s', async (path, date, looks) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = await show({ date: date as Day['date'] }, path, { lookAtDay: { status: 200, body: {} } });
  await page.findByRole('region', { name: 'Arrivals' });
  const told = () => api.calls.filter(({ operation }) => operation === 'lookAtDay').length;
  expect(told()).toBe(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(told()).toBe(looks);
  vi.useRealTimers();
});

test('what a guest has written stands on the line, and leads to the conversation', async () => {
  await show({ toAnswer: [booking({ unread: 2 })] });
  const link = (await section('To answer')).getByRole('link', { name: '2 messages to answer' });
  expect(link.getAttribute('href')).toBe('/h/1760/bookings/BCDF-2345#conversation');
});

test('a note says who wrote it and when', async () => {
  const note = { date: null, booking: null, writtenBy: { kind: 'staff', id: 'p2', name: 'Ravi' } } as const;
  const writtenAt = '2026-11-20T06:00:00.000Z';
  await show({ notes: [{ ...note, noteId: 'n1', text: '<b>Lift</b>', writtenAt }] });
  const notes = await section('Notes');
  expect(notes.getByText('<b>Lift</b>')).toBeDefined();
  expect(notes.getByText('Ravi').parentElement?.textContent).toMatch(/^Ravi, (?:.*, )?11:30\sam$/);
});

test('the sound is off until it is switched on, and stays on for the device', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  await show({});
  const button = await page.findByRole('button', { name: 'Sound is off' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button);
  expect((await page.findByRole('button', { name: 'Sound is on' })).getAttribute('aria-pressed')).toBe('true');
  expect([...kept.values()]).toEqual(['on']);
  fireEvent.click(button);
  expect(kept.size).toBe(0);
});

const room = (number: string, more: object = {}) => ({
  unitId: `u${number}`,
  roomTypeId: 'teak-king',
  number,
  closures: [],
  state: 'clean',
  ...more,
});

test('a house that a board can show has its keys on a rack, each of which leads to its booking', async () => {
  const units = [room('G01'), room('G02', { state: 'dirty' })];
  const arrival = booking({ units: [{ unitId: 'uG01', number: 'G01', floor: null, state: 'clean', isReady: true }] });
  const listUnits = { status: 200, body: { units } };
  await show({ arrivals: [arrival] }, '/h/1760/today', { listUnits });
  const rack = await section('Rooms tonight');
  expect(rack.getByText('1 to sell')).toBeDefined();
  expect(rack.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['G01G01, arriving, Asha Rao', '/h/1760/bookings/BCDF-2345'],
    ['G02G02, free', '/h/1760/rooms'],
  ]);
});

test('a large house is told by its types', async () => {
  const api = await show({ roomTypes: [{ roomTypeId: 'a', name: 'Attic', total: 41, sold: 3, toSell: 38 }] });
  expect(await page.findByText('3 of 41 sold, 38 to sell')).toBeDefined();
  expect(api.calls.some(({ operation }) => operation === 'listUnits')).toBe(false);
});
