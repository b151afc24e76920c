import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { at, hotel, north, plain } from './itinerary.fixtures.ts';
import type { Itinerary, ItineraryChange, ItineraryPlace, ItineraryRequest, KeptStop } from './itinerary.types.ts';
import { planItinerary } from './plan-itinerary.ts';

const timesOf = ({ days }: Itinerary) =>
  days.map(({ stops }) =>
    stops.map(({ place, startsAt, isLocked }) => `${place.id} ${startsAt}${isLocked ? ' !' : ''}`),
  );
const keep = (placeId: string, startsAt: number, day = 1): KeptStop => ({ placeId, day, startsAt });
const move = (placeId: string, startsAt: number, day = 1): ItineraryChange => ({
  kind: 'move',
  placeId,
  day,
  startsAt,
});
const planned = (places: readonly ItineraryPlace[], fields: Partial<ItineraryRequest> = {}): Itinerary =>
  planItinerary({ ...plain, places, ...fields });
const drop = (placeId: string): ItineraryChange => ({ kind: 'drop', placeId });
const lock = (placeId: string): ItineraryChange => ({ kind: 'lock', placeId });
const another = (placeId: string): ItineraryChange => ({ kind: 'another', placeId });

/** Three sights at the same corner, one after the other from half past nine. */
const corner = ['a', 'b', 'c'].map((id) => at(id, 'sight'));

describe('a change', () => {
  it('of a place that is not in the plan changes nothing', () => {
    const far = at('far', 'sight', north(60));
    for (const change of [drop('far'), lock('nowhere'), another('far'), move('far', 600)])
      expect(planned([...corner, far], { changes: [change] })).toEqual({ ...planned(corner), unmet: [] });
  });

  it('draws the ways anew', () => {
    const there = planned([at('a', 'sight'), at('b', 'sight', north(3))], { changes: [drop('a')] });
    expect(there.days[0]).toMatchObject({ stops: [{ leg: { km: 3, by: 'car' } }], back: { km: 3 } });
    expect(planned([at('a', 'sight')], { changes: [drop('a')] }).days[0]).toMatchObject({ stops: [], back: null });
  });

  it('is heard of only while it is the last that could not be made', () => {
    const refused = [another('a')];
    expect(planned([at('a', 'sight')], { changes: refused }).unmet).toEqual([{ placeId: 'a', code: 'no_other' }]);
    expect(planned([at('a', 'sight')], { changes: [...refused, lock('a')] }).unmet).toEqual([]);
  });
});

describe('another place', () => {
  const spare = at('spare', 'museum', north(3));
  it('is the best that no day has yet, at the time of the one it replaces', () => {
    const places = [at('a', 'sight'), spare];
    expect(timesOf(planned(places, { kept: [keep('a', 570), keep('spare', 720)], changes: [another('a')] }))).toEqual([
      ['a 570 !', 'spare 720 !'],
    ]);
  });

  it('is of the same part of the day', () => {
    const inn = at('inn', 'restaurant');
    const tables = [at('bar', 'nightlife', { opens: '19:00' }), at('cafe', 'cafe'), inn];
    const dinner = planned([inn, at('lake', 'sight')], { kept: [keep('inn', 1140)], changes: [another('inn')] });
    expect(dinner.unmet).toEqual([{ placeId: 'inn', code: 'no_other' }]);
    const other = planned(tables, { kept: [keep('cafe', 750), keep('inn', 1140)], changes: [another('inn')] });
    expect(other.days[0]?.stops.at(-1)).toMatchObject({ place: { id: 'bar' }, slot: 'evening', startsAt: 1140 });
  });

  it('is no restaurant where a sight was', () => {
    const early = at('early', 'restaurant', { closes: '10:30' });
    const plan = planned([at('a', 'sight'), early], { changes: [another('a')] });
    expect(plan.unmet).toEqual([{ placeId: 'a', code: 'no_other' }]);
  });

  // Three stops stand without a gap, and another place has time only where the second one is.
  const kept = [keep('a', 570), keep('b', 630), keep('c', 690)];
  const short = at('short', 'sight', { visitMinutes: 45, closes: '11:30' });
  const changedTo = (...changes: readonly ItineraryChange[]) => planned([...corner, short], { kept, changes });

  it('fits between the stop before and the stop after', () => {
    expect(timesOf(changedTo())).toEqual([['a 570 !', 'b 630 !', 'c 690 !']]);
    expect(timesOf(changedTo(another('b')))).toEqual([['a 570 !', 'short 630', 'c 690 !']]);
    expect(timesOf(changedTo(another('a')))).toEqual([['short 570', 'b 630 !', 'c 690 !']]);
    expect(changedTo(another('c')).unmet).toEqual([{ placeId: 'c', code: 'no_other' }]);
  });

  it('is never one that the guest did not want before', () => {
    expect(changedTo(drop('c'), another('b'), another('short')).unmet).toEqual([
      { placeId: 'short', code: 'no_other' },
    ]);
    expect(timesOf(changedTo(another('b'), drop('short')))).toEqual([['a 570 !', 'c 690 !']]);
    expect(timesOf(changedTo(lock('short'), another('b')))).toEqual([['a 570 !', 'short 630', 'c 690 !']]);
  });
});

describe('a stop that is moved', () => {
  it('goes to its new time and leaves what comes before as it is', () => {
    expect(timesOf(planned(corner))).toEqual([['a 570', 'b 630', 'c 690']]);
    expect(timesOf(planned(corner, { changes: [move('a', 960)] }))).toEqual([['b 630', 'c 690', 'a 960']]);
    expect(timesOf(planned(corner, { changes: [move('c', 960)] }))).toEqual([['a 570', 'b 630', 'c 960']]);
  });

  it('pushes those that follow as far as they must', () => {
    expect(timesOf(planned(corner, { changes: [move('a', 600)] }))).toEqual([['a 600', 'b 660', 'c 720']]);
    expect(timesOf(planned(corner, { changes: [move('c', 600)] }))).toEqual([['a 570', 'c 630', 'b 690']]);
    const changes = [move('c', 960), move('a', 630)];
    expect(timesOf(planned(corner, { changes }))).toEqual([['a 630', 'b 690', 'c 960']]);
  });

  it('leaves out those that have no time any more, and says so', () => {
    const early = at('b', 'sight', { closes: '11:30' });
    const plan = planned([at('a', 'sight'), early], { changes: [move('a', 615)] });
    expect(timesOf(plan)).toEqual([['a 615']]);
    expect(plan.unmet).toEqual([{ placeId: 'b', code: 'left_out' }]);
  });

  it('goes to another day, and the day that it leaves goes on without it', () => {
    const plan = planned(corner, { days: 3, changes: [move('b', 600, 1)] });
    expect(timesOf(plan)).toEqual([['a 570', 'b 630'], [], ['c 570']]);
    expect(plan.days.map(({ back }) => back === null)).toEqual([false, true, false]);
    expect(plan.unmet).toEqual([]);
  });

  it('leaves the others of its day where they are', () => {
    const four = [...corner, at('d', 'sight')];
    const plan = planned(four, { days: 2, changes: [move('a', 600, 2)] });
    expect(timesOf(plan)).toEqual([['b 630'], ['c 570', 'a 630', 'd 690']]);
  });

  it.each([
    ['no_time', 'on a day that the plan does not have', move('a', 600, 3)],
    ['no_time', 'after it has closed', move('a', 1290)],
    ['no_time', 'too late to be over in the evening', move('a', 1245)],
    ['locked', 'from where it is locked', move('b', 960)],
    ['locked', 'to where a locked stop would be missed', move('a', 615)],
    ['closed', 'to a day on which it is closed', move('a', 600, 2)],
  ])('is refused with %s %s', (code, _, change) => {
    const places = [at('a', 'sight', { closedOn: [2] }), ...['b', 'c', 'd'].map((id) => at(id, 'sight'))];
    const request = { days: 2, from: '2026-11-30' as LocalDate, kept: [keep('b', 660)] };
    const plan = planned(places, { ...request, changes: [change] });
    expect(plan.unmet).toEqual([{ placeId: change.placeId, code }]);
    expect(plan.days).toEqual(planned(places, request).days);
  });

  it('stays a meal when it is moved, at the hours of the meal', () => {
    const kept = [keep('inn', 750)];
    const inn = [at('inn', 'restaurant')];
    expect(planned(inn, { changes: [move('inn', 660)] }).days[0]?.stops).toMatchObject([
      { slot: 'midday', startsAt: 750 },
    ]);
    expect(planned(inn, { changes: [move('inn', 900)] }).unmet).toEqual([{ placeId: 'inn', code: 'no_time' }]);
    expect(planned(inn, { kept, changes: [move('inn', 800)] }).unmet).toEqual([{ placeId: 'inn', code: 'locked' }]);
  });

  it('leaves a locked stop where it is, and what is behind it', () => {
    const changes = [lock('c'), move('a', 630)];
    const plan = planned(corner, { changes: [move('c', 735), ...changes] });
    expect(timesOf(plan)).toEqual([['a 630', 'c 735 !']]);
    expect(plan.unmet).toEqual([{ placeId: 'b', code: 'left_out' }]);
  });
});

it('the hotel is where every day begins and ends', () => {
  const [day] = planned([at('a', 'sight', { latitude: hotel.lat, longitude: hotel.lng })]).days;
  expect(day).toMatchObject({ stops: [{ startsAt: 540, leg: { km: 0, minutes: 0 } }], back: { km: 0 } });
});
