import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { at, north, plain } from './itinerary.fixtures.ts';
import type { Itinerary, ItineraryPlace, ItineraryRequest } from './itinerary.types.ts';
import { planItinerary } from './plan-itinerary.ts';

const timesOf = ({ days }: Itinerary): string[][] =>
  days.map(({ stops }) => stops.map(({ place, slot, startsAt }) => `${place.id} ${slot ?? 'visit'} ${startsAt}`));
const planned = (places: readonly ItineraryPlace[], fields: Partial<ItineraryRequest> = {}): Itinerary =>
  planItinerary({ ...plain, places, ...fields });
const stopsOf = (places: readonly ItineraryPlace[], fields: Partial<ItineraryRequest> = {}) =>
  timesOf(planned(places, fields))[0];
const inn = at('inn', 'restaurant');
const sights = (...minutes: readonly number[]) =>
  minutes.map((visitMinutes, index) => at(`sight-${index}`, 'sight', { visitMinutes }));

describe('a day', () => {
  it('has a visit, lunch, a rest and dinner', () => {
    const places = [inn, at('bar', 'nightlife', { opens: '18:00' }), at('tea', 'cafe', { opens: '15:00' })];
    expect(stopsOf([...places, ...sights(180)])).toEqual([
      'sight-0 visit 570',
      'inn midday 750',
      'tea rest 960',
      'bar evening 1140',
    ]);
  });

  it('goes on with visits until a quarter of an hour after lunch could begin', () => {
    expect(stopsOf([inn, ...sights(195)], { purpose: 'business' })).toEqual(['sight-0 visit 570', 'inn midday 765']);
    expect(stopsOf([inn, ...sights(196)], { purpose: 'business' })).toEqual(['inn midday 750', 'sight-0 visit 825']);
  });

  it('rather has a visit before the rest than the rest', () => {
    const tea = at('tea', 'cafe', { opens: '15:00', closes: '16:45' });
    const fort = at('fort', 'sight', { opens: '14:15', visitMinutes: 120 });
    const bar = at('bar', 'nightlife', { opens: '18:00' });
    expect(stopsOf([inn, bar, tea])).toEqual(['inn midday 750', 'tea rest 960', 'bar evening 1140']);
    expect(stopsOf([inn, bar, tea, fort])).toEqual(['inn midday 750', 'fort visit 855', 'bar evening 1140']);
  });

  it('begins when the guest arrives, at nine at the earliest', () => {
    const first = (arrivesAt: number) => stopsOf(sights(60), { arrivesAt })?.[0];
    expect([0, 540, 555, 700].map(first)).toEqual([
      'sight-0 visit 570',
      'sight-0 visit 570',
      'sight-0 visit 585',
      'sight-0 visit 720',
    ]);
  });

  it('begins late for who arrives late, and the next one at nine', () => {
    const days = planned(sights(60, 60), { days: 2, arrivesAt: 600 });
    expect(timesOf(days)).toEqual([['sight-0 visit 630'], ['sight-1 visit 570']]);
    expect(days.days.map(({ from }) => from)).toEqual([600, 540]);
  });

  it('goes to a market to see it only where enough tables are left for the meals', () => {
    const bazaar = at('bazaar', 'market');
    expect(stopsOf([bazaar])).toEqual(['bazaar midday 750']);
    expect(stopsOf([bazaar, inn])).toEqual(['bazaar midday 750', 'inn evening 1140']);
    expect(stopsOf([bazaar, inn, ...sights(60, 60)])).toContain('bazaar midday 750');
    expect(stopsOf([bazaar, inn, at('bar', 'nightlife')])?.[0]).toBe('bazaar visit 570');
  });

  it('keeps the only table of the evening for the evening', () => {
    const early = (id: string) => at(id, 'cafe', { closes: '15:00' });
    expect(stopsOf([early('deli'), { ...inn, ...north(0) }])).toEqual(['deli midday 750', 'inn evening 1140']);
    const two = [early('deli'), { ...inn, ...north(0) }, at('bar', 'nightlife', north(0))];
    expect(stopsOf(two, { purpose: 'romance' })).toEqual(['inn midday 750', 'bar evening 1140']);
    expect(stopsOf([inn])).toEqual(['inn midday 750']);
  });

  it('counts as open in the evening what is open until half past eight', () => {
    const deli = (closes: string) => at('deli', 'cafe', { closes });
    expect(stopsOf([deli('20:29'), { ...inn, ...north(0) }], { purpose: 'romance' })?.[0]).toBe('deli midday 750');
    expect(stopsOf([deli('20:30'), { ...inn, ...north(0) }], { purpose: 'romance' })?.[0]).toBe('inn midday 750');
  });

  it('goes nowhere that is 40 km away or that only takes one elsewhere', () => {
    expect(stopsOf([at('near', 'sight', north(40))])).toHaveLength(1);
    expect(stopsOf([at('far', 'sight', north(40.01)), at('station', 'transport')])).toEqual([]);
    const kept = [{ placeId: 'station', day: 1, startsAt: 600 }];
    expect(planned([at('station', 'transport')], { kept }).unmet).toEqual([]);
  });
});

describe('a day around what the guest keeps', () => {
  const keep = (placeId: string, startsAt: number) => ({ kept: [{ placeId, day: 1, startsAt }] });
  it('goes elsewhere before and after it', () => {
    expect(stopsOf(sights(60, 60, 60), keep('sight-2', 660))).toEqual([
      'sight-0 visit 570',
      'sight-2 visit 660',
      'sight-1 visit 720',
    ]);
  });

  it('has no second meal beside the one that stands', () => {
    const bar = at('bar', 'nightlife');
    for (const time of [750, 840, 870])
      expect(stopsOf([inn, bar], keep('bar', time))).toEqual([`bar midday ${time}`, 'inn evening 1140']);
    expect(stopsOf([inn, bar], keep('inn', 1200))).toEqual(['bar midday 750', 'inn evening 1200']);
  });

  it('ends with what stands late in the evening', () =>
    expect(stopsOf(sights(30, 30), keep('sight-1', 1260))).toEqual(['sight-0 visit 570', 'sight-1 visit 1260']));

  it('says what cannot stand: closed, or without time', () => {
    const places = [at('lake', 'sight', { closedOn: [1] }), at('fort', 'sight', { closes: '10:00' }), ...sights(60)];
    const kept = [
      { placeId: 'lake', day: 1, startsAt: 600 },
      { placeId: 'fort', day: 1, startsAt: 660 },
      { placeId: 'sight-0', day: 1, startsAt: 600 },
      { placeId: 'sight-0', day: 1, startsAt: 720 },
      { placeId: 'nowhere', day: 1, startsAt: 700 },
      { placeId: 'sight-0', day: 2, startsAt: 700 },
    ];
    const { days, unmet } = planned(places, { days: 2, from: '2026-11-30' as LocalDate, kept });
    expect(timesOf({ days, unmet })).toEqual([['sight-0 visit 600'], ['lake visit 570']]);
    expect(unmet).toEqual([
      { placeId: 'lake', code: 'closed' },
      { placeId: 'fort', code: 'no_time' },
    ]);
  });

  it('has no time for what is kept before one is there, in whatever order it is asked', () => {
    const kept = [
      { placeId: 'sight-1', day: 1, startsAt: 615 },
      { placeId: 'sight-0', day: 1, startsAt: 570 },
    ];
    const { days, unmet } = planned(sights(60, 60), { kept });
    expect(timesOf({ days, unmet })).toEqual([['sight-0 visit 570', 'sight-1 visit 630']]);
    expect(unmet).toEqual([{ placeId: 'sight-1', code: 'no_time' }]);
  });
});

describe('several days', () => {
  const visitsOf = (places: readonly ItineraryPlace[], fields: Partial<ItineraryRequest>): number[] =>
    planned(places, fields).days.map(({ stops }) => stops.filter(({ kind }) => kind === 'visit').length);
  it('share the visits alone, of those that are left', () => {
    const kept = (...wishes: readonly (readonly [string, number, number])[]) =>
      wishes.map(([placeId, day, startsAt]) => ({ placeId, day, startsAt }));
    const first = kept(['sight-0', 1, 570], ['sight-1', 1, 630]);
    expect(visitsOf(sights(60, 60, 60, 60, 60, 60), { days: 3, kept: first })).toEqual([2, 2, 2]);
    expect(visitsOf([inn, ...sights(60, 60)], { days: 2, kept: kept(['inn', 2, 750]) })).toEqual([1, 1]);
    expect(visitsOf([inn, at('bar', 'nightlife'), ...sights(60, 60)], { days: 2 })).toEqual([1, 1]);
  });

  it('share the visits, those that stand counted in', () => {
    expect(timesOf(planned(sights(60, 60, 60, 60, 60), { days: 2 })).map(({ length }) => length)).toEqual([3, 2]);
    const kept = [
      { placeId: 'sight-0', day: 2, startsAt: 600 },
      { placeId: 'sight-1', day: 2, startsAt: 660 },
    ];
    expect(timesOf(planned(sights(60, 60, 60, 60), { days: 2, kept }))).toEqual([
      ['sight-2 visit 570', 'sight-3 visit 630'],
      ['sight-0 visit 600', 'sight-1 visit 660'],
    ]);
  });

  it('begin with what is closed on all the others', () => {
    // A Monday, a Tuesday and a Wednesday.
    const from = '2026-11-30' as LocalDate;
    const zoo = (closedOn: number[]) => at('zoo', 'sight', { closedOn });
    const first = (closedOn: number[]) => timesOf(planned([zoo(closedOn), ...sights(60, 60)], { days: 3, from }));
    expect(first([])[0]).toEqual(['sight-0 visit 570']);
    expect(first([2])[0]).toEqual(['sight-0 visit 570']);
    expect(first([3])[0]).toEqual(['sight-0 visit 570']);
    expect(first([2, 3])[0]).toEqual(['zoo visit 570']);
  });

  it.each([0, 4, 1.5])('are not %d', (days) =>
    expect(() => planned([], { days })).toThrow(expect.objectContaining({ code: 'out_of_range', argument: 'days' })),
  );

  it('have the dates from the first one on', () => {
    const { days } = planned([], { days: 3, from: '2026-12-31' as LocalDate });
    expect(days.map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
    expect(planned([], { days: 2 }).days.map(({ date }) => date)).toEqual([null, null]);
  });
});
