import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { fitIn, type Gap } from './fit.ts';
import { at, hotel, north } from './itinerary.fixtures.ts';
import { openingHoursOf, isOpenOn } from './opening.ts';
import { isToSee, feeds, stopTimesIn, stopTimesFrom } from './slots.ts';
import { legBetween, pointOf } from './travel.ts';

describe('a way', () => {
  it.each([
    [0, 0, 'foot'],
    [0.5, 9, 'foot'],
    [1.2, 21, 'foot'],
    [1.21, 13, 'car'],
    [10, 44, 'car'],
  ])('of %d km takes %i minutes by %s', (km, minutes, by) =>
    expect(legBetween(hotel, pointOf(north(km)))).toEqual({ km, minutes, by }),
  );
});

describe('a place', () => {
  const summer = { season: { from: '04-01', to: '09-30' } };
  const winter = { season: { from: '10-15', to: '02-15' } };
  it.each([
    ['every day', {}, null, true],
    ['on four days of the week, on an ordinary day', { closedOn: [1, 2, 3] }, null, true],
    ['on three days of the week, on an ordinary day', { closedOn: [1, 2, 3, 4] }, null, false],
    ['in a season, on an ordinary day', summer, null, false],
    ['but on Mondays, on a Monday', { closedOn: [1] }, '2026-11-30', false],
    ['but on Mondays, on a Tuesday', { closedOn: [1] }, '2026-12-01', true],
    ['in summer, before it', summer, '2027-03-31', false],
    ['in summer, on its first day', summer, '2027-04-01', true],
    ['in summer, on its last day', summer, '2027-09-30', true],
    ['in summer, after it', summer, '2027-10-01', false],
    ['in winter, before it', winter, '2026-10-14', false],
    ['in winter, on its first day', winter, '2026-10-15', true],
    ['in winter, at the turn of the year', winter, '2026-12-31', true],
    ['in winter, on its last day', winter, '2027-02-15', true],
    ['in winter, after it', winter, '2027-02-16', false],
    ['on one day of the year, on it', { season: { from: '12-06', to: '12-06' } }, '2026-12-06', true],
    ['on one day of the year, on another', { season: { from: '12-06', to: '12-06' } }, '2026-12-07', false],
    ['in winter but on Sundays, on a Sunday', { ...winter, closedOn: [7] }, '2026-12-06', false],
  ])('that is open %s', (_, fields, date, isOpen) =>
    expect(isOpenOn(at('place', 'sight', fields), date as LocalDate | null)).toBe(isOpen),
  );

  it('that closes after midnight is open until then', () => {
    expect(openingHoursOf(at('lake', 'sight', { opens: '08:30', closes: '22:00' }))).toEqual({
      opensAt: 510,
      closesAt: 1320,
    });
    expect(openingHoursOf(at('bar', 'nightlife', { opens: '18:00', closes: '02:15' }))).toEqual({
      opensAt: 1080,
      closesAt: 1575,
    });
    for (const argument of ['opens', 'closes'])
      expect(() => openingHoursOf(at('lake', 'sight', { [argument]: 'dawn' }))).toThrow(
        expect.objectContaining({ code: 'invalid_time', argument }),
      );
  });

  it('is gone to for what it is', () => {
    const kinds = [
      'sight',
      'museum',
      'park',
      'market',
      'beach',
      'temple',
      'shopping',
      'cafe',
      'restaurant',
      'nightlife',
      'transport',
    ] as const;
    expect(kinds.filter((kind) => isToSee(at('it', kind)))).toEqual(kinds.slice(0, 7));
    expect(kinds.filter((kind) => feeds(at('it', kind)))).toEqual(['market', 'cafe', 'restaurant', 'nightlife']);
  });

  it.each([
    ['cafe', 12 * 60 + 29, []],
    ['cafe', 12 * 60 + 30, ['meal midday']],
    ['cafe', 14 * 60 + 30, ['meal midday']],
    ['cafe', 14 * 60 + 31, []],
    ['cafe', 16 * 60, ['rest rest']],
    ['cafe', 17 * 60 + 31, []],
    ['cafe', 19 * 60, ['meal evening']],
    ['restaurant', 20 * 60, ['meal evening']],
    ['nightlife', 20 * 60 + 1, []],
    ['restaurant', 17 * 60 + 30, []],
    ['market', 13 * 60, ['meal midday']],
    ['market', 19 * 60, ['visit null']],
    ['park', 13 * 60, ['visit null']],
    ['park', 17 * 60 + 30, ['visit null', 'rest rest']],
    ['beach', 16 * 60, ['visit null', 'rest rest']],
  ] as const)('that is a %s is from minute %i on %j', (kind, from, roles) =>
    expect(stopTimesFrom(at('it', kind), from).map((stay) => `${stay.kind} ${stay.slot}`)).toEqual(roles),
  );

  it('is visited as long as it takes, eaten at for the time of the meal', () => {
    const inn = at('inn', 'restaurant', { visitMinutes: 200 });
    expect(stopTimesIn(inn, null)).toEqual({ kind: 'visit', slot: null, minutes: 200, from: 0, latest: 1290 });
    expect(stopTimesIn(inn, 'midday')).toEqual({ kind: 'meal', slot: 'midday', minutes: 75, from: 750, latest: 870 });
    expect(stopTimesIn(inn, 'rest')).toEqual({ kind: 'rest', slot: 'rest', minutes: 45, from: 960, latest: 1050 });
    expect(stopTimesIn(inn, 'evening')).toEqual({
      kind: 'meal',
      slot: 'evening',
      minutes: 90,
      from: 1140,
      latest: 1200,
    });
  });
});

describe('a stop', () => {
  // 19 minutes on foot from the hotel.
  const lake = at('lake', 'sight');
  const whole: Gap = { after: { point: hotel, at: 540 }, before: null, date: null };
  const startOf = (fields: object, gap: Partial<Gap> = {}, stay: object = {}) => {
    const place = { ...lake, ...fields };
    return fitIn(place, { ...stopTimesIn(place, null), ...stay }, { ...whole, ...gap })?.startsAt ?? null;
  };

  it('begins at the first quarter of an hour at which one is there', () => {
    expect(fitIn(lake, stopTimesIn(lake, null), whole)).toEqual({
      place: lake,
      kind: 'visit',
      slot: null,
      startsAt: 570,
      endsAt: 630,
      leg: { km: 1.08, minutes: 19, by: 'foot' },
      isLocked: false,
    });
    expect(startOf({}, { after: { point: hotel, at: 551 } })).toBe(570);
    expect(startOf({}, { after: { point: hotel, at: 552 } })).toBe(585);
  });

  it.each([
    ['when it opens', { opens: '10:00' }, {}, {}, 600],
    ['at the first quarter after it opens', { opens: '10:01' }, {}, {}, 615],
    ['when it may', {}, {}, { from: 720 }, 720],
    ['as late as it may', {}, {}, { latest: 570 }, 570],
    ['not later', {}, {}, { latest: 569 }, null],
    ['where it is over when it closes', { closes: '10:30' }, {}, {}, 570],
    ['not where it would be over later', { closes: '10:29' }, {}, {}, null],
    ['where it is over in time', {}, { until: 630 }, {}, 570],
    ['not where it would be over too late', {}, { until: 629 }, {}, null],
    ['where it is over at half past nine in the evening', {}, {}, { from: 1230 }, 1230],
    ['not where it would be over after that', {}, {}, { from: 1245 }, null],
    ['where the next stop is reached', {}, { before: { point: hotel, at: 649 } }, {}, 570],
    ['not where the next stop is missed by a minute', {}, { before: { point: hotel, at: 648 } }, {}, null],
    ['not on a day on which it is closed', { closedOn: [1] }, { date: '2026-11-30' as LocalDate }, {}, null],
  ])('begins %s', (_, fields, gap, stay, startsAt) => expect(startOf(fields, gap, stay)).toBe(startsAt));
});
