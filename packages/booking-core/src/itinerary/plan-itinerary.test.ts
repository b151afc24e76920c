import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLocalDate, weekdayOf } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { distanceBetween } from '../distance/distance.ts';
import { at, hotel, plain } from './itinerary.fixtures.ts';
import { readChanges, readKept, writeChanges, writeKept } from './itinerary-text.ts';
import type { Itinerary, ItineraryChange, ItineraryPlace, ItineraryRequest, PlannedDay } from './itinerary.types.ts';
import { planItinerary } from './plan-itinerary.ts';

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const day = (text: string): LocalDate => {
  const date = parseLocalDate(text);
  if (date === null) throw new Error(text);
  return date;
};
const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
const kinds = ['sight', 'museum', 'park', 'market', 'restaurant', 'cafe', 'transport', 'beach', 'nightlife'] as const;
const anyPlace = fc.record({
  kind: fc.constantFrom(...kinds),
  latitude: fc.double({ min: 12.8, max: 13.2, noNaN: true }),
  longitude: fc.double({ min: 77.4, max: 77.8, noNaN: true }),
  opens: clock,
  closes: clock,
  visitMinutes: fc.integer({ min: 10, max: 240 }),
  closedOn: fc.option(fc.subarray([1, 2, 3, 4, 5, 6, 7]), { nil: undefined }),
  season: fc.option(fc.constant({ from: '10-15', to: '02-15' }), { nil: undefined, freq: 8 }),
});
const places = fc
  .array(anyPlace, { maxLength: 25 })
  .map((all): ItineraryPlace[] => all.map((one, at) => ({ ...one, id: `place-${at}` })));
const wish = fc.record({
  placeId: fc.nat(24).map((at) => `place-${at}`),
  day: fc.integer({ min: 1, max: 3 }),
  startsAt: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
});
const change: fc.Arbitrary<ItineraryChange> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('drop' as const, 'another' as const, 'lock' as const),
    placeId: fc.nat(24).map((at) => `place-${at}`),
  }),
  wish.map((stop) => ({ kind: 'move' as const, ...stop })),
);
const anyRequest: fc.Arbitrary<ItineraryRequest> = fc.record({
  hotel: fc.constant(hotel),
  places,
  days: fc.constantFrom(1, 2, 3),
  purpose: fc.constantFrom('leisure', 'family', 'business', 'romance', 'culture', 'food'),
  from: fc.constantFrom(null, day('2026-11-30'), day('2027-07-03'), day('2027-02-14')),
  arrivesAt: fc.option(fc.integer({ min: 0, max: 1439 })),
  kept: fc.array(wish, { maxLength: 4 }),
  changes: fc.array(change, { maxLength: 8 }),
});
const idsOf = ({ days }: Itinerary): string[][] => days.map(({ stops }) => stops.map(({ place }) => place.id));

/** What is wrong with a day; empty where it can be lived as it is written. */
function faultsOf({ date, from, stops, back }: PlannedDay): string[] {
  return [
    ...((back === null) === (stops.length === 0) ? [] : ['way back']),
    ...stops.flatMap((stop, index) => {
      const { place, startsAt, endsAt, leg } = stop;
      const before = stops[index - 1];
      const here = before === undefined ? hotel : { lat: before.place.latitude, lng: before.place.longitude };
      const { km } = distanceBetween(here, { lat: place.latitude, lng: place.longitude });
      const closes = minutes(place.closes) + (place.closes < place.opens ? 1440 : 0);
      const holds: Readonly<Record<string, boolean>> = {
        // In a straight line guests walk at most 5 km in an hour, and drive through a town at most 40.
        'time on the way': leg.km === km && leg.minutes >= (km / (leg.by === 'foot' ? 5 : 40)) * 60,
        'in two places': startsAt >= (before?.endsAt ?? from) + leg.minutes,
        'before it opens': startsAt >= minutes(place.opens),
        'after it closes': endsAt <= Math.min(closes, 1290),
        'another length': stop.slot !== null || endsAt - startsAt === place.visitMinutes,
        'lunch at another time': stop.slot !== 'midday' || (startsAt >= 750 && startsAt <= 870),
        'dinner at another time': stop.slot !== 'evening' || (startsAt >= 1140 && startsAt <= 1200),
        'a closed day': date === null || !place.closedOn?.includes(weekdayOf(date)),
        'out of season':
          date === null || place.season === undefined || date.slice(5) >= '10-15' || date.slice(5) <= '02-15',
        'no ordinary day': date !== null || (place.season === undefined && (place.closedOn ?? []).length <= 3),
      };
      return Object.keys(holds).filter((law) => !holds[law]);
    }),
  ];
}

describe('a plan', () => {
  it('is the same for the same request, whatever the order of the places', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        expect(idsOf(planItinerary(request))).toEqual(
          idsOf(planItinerary({ ...request, places: request.places.toReversed() })),
        );
      }),
    );
  });

  it('can be walked in time, goes nowhere twice, and finds no door closed, whatever the guest changed', () => {
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { days } = planItinerary(request);
        expect(days).toHaveLength(request.days);
        const ids = days.flatMap(({ stops }) => stops.map(({ place }) => place.id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(days.flatMap(faultsOf)).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  it('stays as it is when a stop is locked, and what is locked is in the next plan at its time', () => {
    fc.assert(
      fc.property(anyRequest, fc.nat(), fc.nat(), (request, which, next) => {
        const plan = planItinerary(request);
        const stops = plan.days.flatMap((one, index) => one.stops.map((stop) => ({ ...stop, day: index + 1 })));
        const stop = stops[which % Math.max(1, stops.length)];
        if (stop === undefined) return;
        const placeId = stop.place.id;
        const locked = planItinerary({ ...request, changes: [...request.changes, { kind: 'lock', placeId }] });
        expect(idsOf(locked)).toEqual(idsOf(plan));
        const purpose = (['food', 'culture', 'family'] as const)[next % 3] ?? 'food';
        const again = planItinerary({
          ...request,
          purpose,
          changes: [],
          kept: [{ placeId, day: stop.day, startsAt: stop.startsAt }],
        });
        expect(again.days[stop.day - 1]?.stops.find(({ place }) => place.id === placeId)).toMatchObject({
          startsAt: stop.startsAt,
          isLocked: true,
        });
      }),
    );
  });

  it('keeps a beach that stood as a rest, though it closes before a visit there would be over', () => {
    const beach: ItineraryPlace = {
      id: 'beach',
      kind: 'beach',
      latitude: 12.8,
      longitude: 77.4,
      opens: '00:00',
      closes: '16:45',
      visitMinutes: 46,
    };
    const request = { ...plain, places: [beach], kept: [{ placeId: 'beach', day: 1, startsAt: 16 * 60 }] };
    expect(planItinerary(request).days[0]?.stops).toMatchObject([{ kind: 'rest', startsAt: 960, isLocked: true }]);
  });

  it('changes in the one place that the guest changed', () => {
    fc.assert(
      fc.property(
        anyRequest,
        fc.nat(),
        fc.constantFrom('drop' as const, 'another' as const),
        (request, which, kind) => {
          const plan = planItinerary(request);
          const stops = plan.days.flatMap((one) => one.stops);
          const stop = stops[which % Math.max(1, stops.length)];
          if (stop === undefined) return;
          const after = planItinerary({ ...request, changes: [...request.changes, { kind, placeId: stop.place.id }] });
          const rest = (of: Itinerary): object[] =>
            of.days.flatMap((one) => one.stops.map(({ place, startsAt }) => ({ id: place.id, startsAt })));
          const others = rest(plan).filter((one) => !('id' in one) || one.id !== stop.place.id);
          expect(rest(after)).toEqual(expect.arrayContaining(others));
          const isRefused = after.unmet.length > 0;
          expect(idsOf(after).flat().includes(stop.place.id)).toBe(isRefused);
          expect(rest(after)).toHaveLength(others.length + (kind === 'drop' ? 0 : 1));
        },
      ),
    );
  });

  it('has a midday meal and a dinner, at places of their own, and is shorter where there are no others', () => {
    const inns = [at('inn', 'restaurant'), at('bar', 'nightlife'), at('lake', 'sight')];
    const { days } = planItinerary({ ...plain, places: inns, days: 3 });
    expect(days.map(({ stops }) => stops.filter(({ kind }) => kind === 'meal').map(({ place }) => place.id))).toEqual([
      ['inn', 'bar'],
      [],
      [],
    ]);
  });

  it('keeps a market for a meal, and the one table of the evening for the evening', () => {
    const bazaar = at('bazaar', 'market', { closes: '19:00' });
    const { days } = planItinerary({ ...plain, places: [bazaar, at('inn', 'restaurant')], purpose: 'food' });
    expect(days[0]?.stops.map(({ place, slot }) => [place.id, slot])).toEqual([
      ['bazaar', 'midday'],
      ['inn', 'evening'],
    ]);
  });

  it('passes over a visit after which no table could be reached', () => {
    // From the hill, 6 km away, the inn that closes at half past eight cannot be reached for seven o'clock.
    const hill = at('hill', 'sight', {
      longitude: hotel.lng + 0.06,
      opens: '17:45',
      closes: '19:15',
      visitMinutes: 60,
    });
    const inn = at('inn', 'restaurant', { opens: '18:00', closes: '20:30' });
    expect(idsOf(planItinerary({ ...plain, places: [hill, inn] }))).toEqual([['inn']]);
    expect(idsOf(planItinerary({ ...plain, places: [hill] }))).toEqual([['hill']]);
  });

  it('sets out before a meal begins', () => {
    const far = at('far', 'restaurant', { longitude: hotel.lng + 0.12 });
    const { days } = planItinerary({ ...plain, places: [far], purpose: 'food' });
    expect(days[0]?.stops.map(({ startsAt }) => startsAt)).toEqual([750]);
  });

  it('shares what there is to see over the days', () => {
    const sights = ['a', 'b', 'c'].map((id) => at(id, 'sight'));
    expect(idsOf(planItinerary({ ...plain, places: sights, days: 3, purpose: 'culture' }))).toEqual([
      ['a'],
      ['b'],
      ['c'],
    ]);
  });

  it('begins when the guest arrives, and has nothing for who comes too late', () => {
    const inn = [at('lake', 'sight'), at('inn', 'restaurant')];
    const first = (arrivesAt: number) => planItinerary({ ...plain, places: inn, arrivesAt }).days[0]?.stops;
    expect(first(18 * 60)?.map(({ place }) => place.id)).toEqual(['inn']);
    expect(first(22 * 60)).toEqual([]);
  });

  it('leaves out on an ordinary day what is open on few weekdays or a part of the year, and goes there on the right one', () => {
    const saturday = at('stalls', 'market', { closedOn: [1, 2, 3, 4, 5, 7] });
    const summer = at('garden', 'sight', { season: { from: '04-01', to: '09-30' } });
    const of = (from: LocalDate | null): string[] =>
      idsOf(planItinerary({ ...plain, places: [saturday, summer], from })).flat();
    expect(of(null)).toEqual([]);
    expect(of(day('2027-04-03'))).toEqual(['garden', 'stalls']);
    expect(of(day('2027-03-27'))).toEqual(['stalls']);
    expect(of(day('2027-04-05'))).toEqual(['garden']);
  });

  it('moves a stop to another day, and says what is in the way', () => {
    // A Monday and a Tuesday.
    const places = [at('lake', 'sight', { closedOn: [2] }), at('fort', 'sight')];
    const request = { ...plain, places, days: 2, from: day('2026-11-30') };
    expect(idsOf(planItinerary(request))).toEqual([['lake'], ['fort']]);
    const move = (placeId: string, to: number): Itinerary =>
      planItinerary({ ...request, changes: [{ kind: 'move', placeId, day: to, startsAt: 600 }] });
    expect(idsOf(move('fort', 1))).toEqual([['lake', 'fort'], []]);
    expect(move('lake', 2)).toMatchObject({ unmet: [{ placeId: 'lake', code: 'closed' }] });
    expect(idsOf(move('lake', 2))).toEqual([['lake'], ['fort']]);
    const locked = planItinerary({
      ...request,
      changes: [
        { kind: 'lock', placeId: 'fort' },
        { kind: 'move', placeId: 'fort', day: 1, startsAt: 600 },
      ],
    });
    expect(locked.unmet).toEqual([{ placeId: 'fort', code: 'locked' }]);
  });
});

it('choices are read back as they were written', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), fc.array(wish, { maxLength: 30 }), (changes, stops) => {
      expect(readChanges(writeChanges(changes))).toEqual(changes);
      expect(readKept(writeKept(stops))).toEqual(stops);
      expect(`${writeChanges(changes)}${writeKept(stops)}`).toMatch(/^[\w.-]*$/);
    }),
  );
  expect(readChanges('x.y_d.<b>_d.a_m.a.9.0900_m.a.1.9900_m.lake.1.0915')).toEqual([
    { kind: 'drop', placeId: 'a' },
    { kind: 'move', placeId: 'lake', day: 1, startsAt: 555 },
  ]);
});
