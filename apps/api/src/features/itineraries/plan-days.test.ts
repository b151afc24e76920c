import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeFacts, type PlaceFacts } from '../hotel-files/place-facts.schema.ts';
import { planDays } from './plan-days.ts';

const hotel = { lat: 12.97, lng: 77.59 };
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clock = fc.integer({ min: 0, max: 1439 }).map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
const place = fc.record({
  kind: fc.constantFrom(...placeFacts.shape.kind.options),
  latitude: fc.double({ min: 12.8, max: 13.2, noNaN: true }),
  longitude: fc.double({ min: 77.4, max: 77.8, noNaN: true }),
  opens: clock,
  closes: clock,
  visitMinutes: fc.integer({ min: 10, max: 240 }),
});
const places = fc.array(place, { maxLength: 25 }).map((all): PlaceFacts[] => all.map((one, at) => ({ ...one, id: `place-${at}` })));

describe('a plan', () => {
  it('is the same for the same input, whatever the order of the places', () => {
    fc.assert(
      fc.property(places, (all) => {
        expect(planDays(hotel, all, 2, 'culture')).toEqual(planDays(hotel, all.toReversed(), 2, 'culture'));
      }),
    );
  });

  it('goes nowhere twice, is never in two places, and never finds a door closed', () => {
    fc.assert(
      fc.property(places, fc.constantFrom(1, 2, 3), (all, days) => {
        const plan = planDays(hotel, all, days, 'leisure');
        const stops = plan.flat();
        expect(new Set(stops.map((stop) => stop.place.id)).size).toBe(stops.length);
        for (const day of plan)
          for (const [at, stop] of day.entries()) expect(stop.startsAt).toBeGreaterThanOrEqual((day[at - 1]?.endsAt ?? 540) + stop.travelMinutes);
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
});
