import type { ItineraryStop } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { Locale } from '@latchkey/site/urls';
import { hotelApi, newerReply, offline, type FakeApi, type Replies } from '@latchkey/testing/fake-api';
import { hotel } from '@latchkey/testing/hotel';
import { press } from '@latchkey/testing/press';
import { screenRequest } from '@latchkey/testing/screen-request';
import { showScreen } from '@latchkey/testing/show-screen';
import { cleanup, screen, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { afterEach, expect, test } from 'vitest';
import { loadWords } from '../../i18n.ts';
import { load } from './planner.loader.ts';
import { screen as planner } from './planner.screen.ts';

afterEach(cleanup);

const lake: ItineraryStop = {
  placeId: 'lake',
  placeName: 'Ulsoor Lake',
  placeKind: 'park',
  kind: 'visit',
  startsAt: '09:30',
  endsAt: '10:30',
  lat: 12.9813,
  lng: 77.6196,
  travelKm: 0.8,
  travelMinutes: 14,
  travelBy: 'foot',
  opens: '06:00',
  closes: '20:00',
  closedOn: [1],
  text: 'Some fresh air.',
  isLocked: false,
};
const fort: ItineraryStop = { ...lake, placeId: 'fort', placeName: 'The Fort', startsAt: '11:00', endsAt: '12:00' };
const lunch: ItineraryStop = {
  ...lake,
  placeId: 'inn',
  placeName: 'The Inn',
  kind: 'meal',
  slot: 'midday',
  startsAt: '12:30',
  endsAt: '13:45',
  travelBy: 'car',
  closedOn: [],
  isLocked: true,
};
const monday = '2026-11-30' as LocalDate;
type Body = Extract<Replies['createItinerary'], { status: 200 }>['body'];
const planOf = (body: Partial<Body> = {}): Replies => ({
  createItinerary: {
    status: 200,
    body: {
      days: [
        { day: 1, date: monday, stops: [lake, fort, lunch], back: { km: 0.8, minutes: 14, by: 'foot' } },
        { day: 2, date: '2026-12-01' as LocalDate, stops: [], back: null },
      ],
      unmet: [],
      places: 9,
      ...body,
    },
  },
});
const show = (search = '', replies: Replies = planOf(), locale: Locale = 'en') =>
  showScreen(planner, `/planner/1760${search}`, { words: loadWords, locale, api: hotelApi(replies) });
const stopNamed = async (name: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  const item = heading.closest('li');
  if (item === null) throw new Error(name);
  return item;
};
const searchOf = (link: HTMLElement): Record<string, string> =>
  Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams);

test('the address is asked of the engine, and of the guest nothing', async () => {
  const search = { days: '3', purpose: 'food', from: monday, arrive: '16:00', keep: 'lake.1.0930', plan: 'd.fort' };
  const api: FakeApi = hotelApi(planOf());
  await load(screenRequest({ api, params: { hotelId: '1760' }, search: { ...search, email: 'a@b.co' } }));
  expect(api.inputsOf('createItinerary')).toEqual([
    {
      body: {
        hotelId: 1760,
        days: 3,
        purpose: 'food',
        language: 'en',
        from: monday,
        arrivesAt: '16:00',
        kept: 'lake.1.0930',
        changes: 'd.fort',
      },
    },
  ]);
});

test('another hotel’s planner is not found here, and an engine that is away is said so', async () => {
  expect(await load(screenRequest({ params: { hotelId: '1188' } }))).toEqual({ kind: 'missing' });
  const away = hotelApi({ createItinerary: offline });
  expect(await load(screenRequest({ api: away, params: { hotelId: '1760' } }))).toMatchObject({
    status: 503,
    model: { kind: 'unavailable' },
  });
});

test('a stop says when, where, why, when it is open and how one gets there, with maps', async () => {
  await show('?days=2');
  const stop = within(await stopNamed('Ulsoor Lake'));
  for (const words of [/9:30.am to 10:30.am/, 'Some fresh air.', /Open 6.am to 8.pm · closed: Monday/])
    expect(stop.getByText(words)).toBeDefined();
  // 0.8 km times 0.621371 are 0.497 miles.
  expect(stop.getByText(/about 14 minutes on foot, 0\.8.km \(0\.5.mi\)/)).toBeDefined();
  expect(stop.getByRole('link', { name: /^Map/ }).getAttribute('href')).toBe(
    'https://www.google.com/maps/search/?api=1&query=12.9813,77.6196',
  );
  expect(stop.getByRole('link', { name: /^Directions/ }).getAttribute('href')).toContain(
    `origin=${hotel.latitude},${hotel.longitude}&destination=12.9813,77.6196&travelmode=walking`,
  );
  expect(screen.getByText(/Back to the hotel:/)).toBeDefined();
  expect(screen.getByText(/We have no other place for dinner/)).toBeDefined();
  expect(screen.getByText(/We have no more places to suggest/)).toBeDefined();
});

test('each change is a link to the plan that comes of it', async () => {
  const shown = await show('?days=2&plan=l.inn');
  const stop = within(await stopNamed('The Fort'));
  const plan = (name: RegExp): string | undefined => searchOf(stop.getByRole('link', { name }))['plan'];
  expect(plan(/^Lock it here/)).toBe('l.inn_l.fort');
  expect(plan(/^Another place/)).toBe('l.inn_a.fort');
  expect(plan(/^Leave it out/)).toBe('l.inn_d.fort');
  expect(plan(/^Earlier/)).toBe('l.inn_m.fort.1.0930');
  expect(plan(/^Move to day 2/)).toBe('l.inn_m.fort.2.1100');
  // Lunch follows, and lunch stays at noon.
  expect(stop.queryByRole('link', { name: /^Later/ })).toBeNull();
  const locked = within(await stopNamed('The Inn'));
  expect(searchOf(locked.getByRole('link', { name: /^Unlock/ }))).toEqual({ days: '2' });
  expect(locked.queryByText('Change this stop')).toBeNull();
  expect(document.querySelector<HTMLInputElement>('input[name=keep]')?.value).toBe('inn.1.1230');
  await press(stop.getByRole('link', { name: /^Another place/ }));
  expect(shown.address()).toContain('plan=l.inn_a.fort');
});

test('what cannot be done is said, and so is a plan that is short', async () => {
  await show('', planOf({ unmet: [{ placeName: 'The Fort', code: 'no_other' }], places: 3 }));
  expect(await screen.findByText('We know no other place that fits there. The plan stays as it was.')).toBeDefined();
  expect(screen.getByText('We know 3 places around here, so the plan is short.')).toBeDefined();
});

test('the calendar file has an entry for each stop, in the time of the hotel', async () => {
  await show();
  const link = await screen.findByRole('link', { name: 'Add to calendar' });
  const file = decodeURIComponent(link.getAttribute('href')?.split(',').slice(1).join(',') ?? '');
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  // Bengaluru is 5:30 hours ahead of UTC.
  expect(events.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
    ['Ulsoor Lake', '2026-11-30T04:00:00Z'],
    ['The Fort', '2026-11-30T05:30:00Z'],
    ['The Inn', '2026-11-30T07:00:00Z'],
  ]);
});

test('ordinary days have no calendar', async () => {
  await show('', planOf({ days: [{ day: 1, stops: [lake], back: null }] }));
  expect(await screen.findByText(/Choose a first day/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});

test('the plan is mailed as it is in sight, and a refusal is said in the fixed words', async () => {
  const { api } = await show('?days=2&plan=l.inn');
  const field = await screen.findByLabelText<HTMLInputElement>('Email');
  const send = screen.getByRole('button', { name: 'Send me the plan' });
  await press(send);
  expect(await screen.findByText('Please Enter Email Address')).toBeDefined();
  field.value = 'asha@';
  await press(send);
  expect(await screen.findByText('Please Enter Valid Email Address')).toBeDefined();
  field.value = 'asha@example.com';
  await press(send);
  expect(await screen.findByText('The plan is on its way to you.')).toBeDefined();
  expect(api.inputsOf('createItinerary').at(-1)).toMatchObject({
    body: { days: 2, changes: 'l.inn', email: 'asha@example.com' },
  });
});

test('a form without a script is answered on the page', async () => {
  const returned = { fields: { days: '2', plan: 'd.fort', email: 'asha@' }, code: 'email_invalid' };
  const { api } = await showScreen(planner, '/planner/1760?post=mail', {
    words: loadWords,
    api: hotelApi(planOf()),
    returned,
  });
  expect(await screen.findByText('Please Enter Valid Email Address')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@');
  expect(api.inputsOf('createItinerary')).toMatchObject([{ body: { days: 2, changes: 'd.fort' } }]);
});

test.each([
  ['ar', /من 9:30.صباحًا إلى 10:30.صباحًا/, /نحو 14 دقيقة سيرًا على الأقدام، 0\.8.كم \(0\.5.ميل\)/],
  ['hi', /सुबह 9:30.बजे से सुबह 10:30.बजे तक/, /पैदल लगभग 14 मिनट, 0\.8.किमी \(0\.5.मील\)/],
  ['de', /9:30.Uhr bis 10:30.Uhr/, /etwa 14 Minuten zu Fuß, 0,8.km \(0,5.mi\)/],
] as const)(
  'times and distances read in %s in their own order, with the digits of every other page',
  async (locale, time, way) => {
    await show(`?lang=${locale}`, planOf(), locale);
    const stop = within(await stopNamed('Ulsoor Lake'));
    expect(stop.getByText(time)).toBeDefined();
    expect(stop.getByText(way)).toBeDefined();
    // Eastern Arabic and Devanagari digits stand nowhere: screen, SMS and card slip agree.
    expect(document.body.textContent).not.toMatch(/[٠-٩۰-۹०-९]/);
  },
);

test('an engine that is older than the page still has a plan', async () => {
  const { placeName, placeKind, kind, startsAt, endsAt, lat, lng, travelKm, travelMinutes } = lake;
  const old = { placeName, placeKind, kind, startsAt, endsAt, lat, lng, travelKm, travelMinutes };
  await show('', { createItinerary: newerReply(200, { days: [{ day: 1, stops: [old] }] }) });
  const stop = within(await stopNamed('Ulsoor Lake'));
  expect(stop.queryByRole('link', { name: /^Lock/ })).toBeNull();
  expect(stop.getByRole('link', { name: /^Map/ })).toBeDefined();
});
