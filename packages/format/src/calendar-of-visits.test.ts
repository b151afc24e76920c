import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarOfVisits } from './calendar-of-visits.ts';

const visit = {
  placeId: 'lalbagh',
  date: '2026-11-30',
  startsAt: '09:30',
  endsAt: '11:30',
  summary: 'Lalbagh, gardens; and more',
  location: 'Lalbagh',
  latitude: 12.9507,
  longitude: 77.5848,
  description: 'हवा\nOpen 6 am to 7 pm',
};
const plan = {
  hotelId: 1760,
  madeAt: Date.parse('2026-11-22T10:00:00Z'),
  timeZone: 'Asia/Kolkata',
  url: 'http://sandalwood.localhost/planner/1760?days=1',
  visits: [visit, { ...visit, placeId: 'mtr', startsAt: '12:30', endsAt: '13:45' }],
};
const events = (file: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

it('a plan is read back as it was written, by a reader that is not ours, with times of the property’s zone', () => {
  // India is 5:30 hours ahead of UTC.
  expect(
    events(calendarOfVisits(plan)).map(({ startDate, endDate, summary, location, description }) => [
      startDate.toString(),
      endDate.toString(),
      startDate.zone.tzid,
      summary,
      location,
      description,
    ]),
  ).toEqual([
    ['2026-11-30T04:00:00Z', '2026-11-30T06:00:00Z', 'UTC', visit.summary, visit.location, visit.description],
    ['2026-11-30T07:00:00Z', '2026-11-30T08:15:00Z', 'UTC', visit.summary, visit.location, visit.description],
  ]);
});

it('the same visit at another hour is the same entry, and another day is another', () => {
  const [first, second] = events(calendarOfVisits(plan));
  const uidOf = (more: Partial<typeof visit>): string | undefined =>
    events(calendarOfVisits({ ...plan, visits: [{ ...visit, ...more }] }))[0]?.uid;
  expect(uidOf({ startsAt: '10:00' })).toBe(first?.uid);
  expect(new Set([first?.uid, second?.uid, uidOf({ date: '2026-12-01' })]).size).toBe(3);
});
