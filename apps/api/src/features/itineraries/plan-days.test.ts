import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeFacts, type PlaceFacts } from '../hotel-files/place-facts.schema.ts';
import { planDays } from './plan-days.ts';

const hotel = { lat: 12.97, lng: 77.59 };
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
const place = fc.record({
  kind: fc.constantFrom(...placeFacts.shape.kind.options),
  latitude: fc.double({ min: 12.8, max: 13.2, noNaN: true }),
  longitude: fc.double({ min: 77.4, max: 77.8, noNaN: true }),
  opens: clock,
  closes: clock,
  visitMinutes: fc.integer({ min: 10, max: 240 }),
});
const places = fc
  .array(place, { maxLength: 25 })
  .map((all): PlaceFacts[] => all.map((one, at) => ({ ...one, id: `place-${at}` })));

describe('a plan', () => {
  it('is the same for the same input, whatever the order of the places', () => {
    fc.assert(
      fc.property(places, (all) => {
        expect(planDays(hotel, all, 2, 'culture')).toEqual(planDays(hotel, all.toReversed(), 2, 'culture'));
      }),
    );
  });

  it('sees nothing twice, eats nowhere twice a day, is never in two places, and never finds a door closed', () => {
    fc.assert(
      fc.property(places, fc.constantFrom(1, 2, 3), (all, days) => {
        const plan = planDays(hotel, all, days, 'leisure');
        const stops = plan.flat();
        const seen = stops.filter((stop) => stop.kind !== 'meal').map((stop) => stop.place.id);
        expect(new Set(seen).size).toBe(seen.length);
        for (const day of plan) expect(new Set(day.map((stop) => stop.place.id)).size).toBe(day.length);
        for (const day of plan)
          for (const [at, stop] of day.entries())
            expect(stop.startsAt).toBeGreaterThanOrEqual((day[at - 1]?.endsAt ?? 540) + stop.travelMinutes);
        for (const {
          place: { opens, closes },
          startsAt,
          endsAt,
        } of stops) {
          expect(startsAt).toBeGreaterThanOrEqual(minutes(opens));
          expect(endsAt).toBeLessThanOrEqual(closes >= opens ? minutes(closes) : minutes(closes) + 1440);
        }
      }),
    );
  });

  const at = (id: string, kind: PlaceFacts['kind'], more: Partial<PlaceFacts> = {}): PlaceFacts => ({
    id,
    kind,
    latitude: hotel.lat,
    longitude: hotel.lng + 0.01,
    opens: '08:00',
    closes: '22:00',
    visitMinutes: 60,
    ...more,
  });
  const mealsOf = (days: ReturnType<typeof planDays>): string[][] =>
    days.map((day) => day.filter((stop) => stop.kind === 'meal').map((stop) => stop.place.id));

  it('has a midday meal and a dinner each day, at places of the days before where there are no others', () => {
    expect(
      mealsOf(planDays(hotel, [at('inn', 'restaurant'), at('bar', 'nightlife'), at('lake', 'sight')], 3, 'leisure')),
    ).toEqual([
      ['inn', 'bar'],
      ['inn', 'bar'],
      ['inn', 'bar'],
    ]);
  });

  it('keeps a market for a meal, and the one table of the evening for the evening', () => {
    const [day] = mealsOf(
      planDays(hotel, [at('bazaar', 'market', { closes: '19:00' }), at('inn', 'restaurant')], 1, 'food'),
    );
    expect(day).toEqual(['bazaar', 'inn']);
  });

  it('sets out before a meal begins', () => {
    const far = at('far', 'restaurant', { longitude: hotel.lng + 0.12 });
    expect(planDays(hotel, [far], 1, 'food')[0]?.map((stop) => stop.startsAt)).toEqual([750]);
  });

  it('shares what there is to see over the days', () => {
    const sights = ['a', 'b', 'c'].map((id) => at(id, 'sight'));
    expect(planDays(hotel, sights, 3, 'culture').map((day) => day.length)).toEqual([1, 1, 1]);
  });
});
