import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, milesOf } from './distance.ts';

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distance', () => {
  it('is the published example: Berlin to Paris about 878 km', () => {
    expect(distanceBetween({ lat: 52.52, lng: 13.405 }, { lat: 48.8566, lng: 2.3522 })).toEqual({
      km: 877.46,
      miles: 545.23,
    });
  });

  it('is half of the circle of 6371 km from pole to pole, and on the equator to the other side', () => {
    const half = { km: 20_015.09, miles: 12_436.79 };
    expect(distanceBetween({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toEqual(half);
    expect(distanceBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toEqual(half);
    expect(distanceBetween({ lat: 0, lng: -180 }, { lat: 0, lng: 180 }).km).toBe(0);
    expect(milesOf(1)).toBe(0.62);
  });

  it('is symmetrical, nothing to oneself, and at most half the earth', () => {
    fc.assert(
      fc.property(place, place, (here, there) => {
        expect(distanceBetween(here, there)).toEqual(distanceBetween(there, here));
        expect(distanceBetween(here, here).km).toBe(0);
        expect(distanceBetween(here, there).km).toBeLessThanOrEqual(20_015.1);
      }),
    );
  });

  it('refuses coordinates that are none', () => {
    const equator = { lat: 0, lng: 0 };
    for (const place of [
      { lat: Number.NaN, lng: 0 },
      { lat: 0, lng: Number.NaN },
      { lat: 90.1, lng: 0 },
      { lat: -90.1, lng: 0 },
      { lat: 0, lng: 180.1 },
      { lat: 0, lng: -180.1 },
    ]) {
      expect(() => distanceBetween(place, equator)).toThrow(
        expect.objectContaining({ code: 'out_of_range', argument: 'from' }),
      );
      expect(() => distanceBetween(equator, place)).toThrow(expect.objectContaining({ argument: 'to' }));
    }
  });
});
