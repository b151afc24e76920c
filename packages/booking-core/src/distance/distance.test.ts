import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween } from './distance.ts';

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
    expect(() => distanceBetween({ lat: Number.NaN, lng: 0 }, { lat: 0, lng: 0 })).toThrow(
      expect.objectContaining({ code: 'out_of_range', argument: 'from' }),
    );
    expect(() => distanceBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 181 })).toThrow(
      expect.objectContaining({ argument: 'to' }),
    );
  });
});
