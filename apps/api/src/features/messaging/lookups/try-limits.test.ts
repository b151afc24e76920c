import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayTry, tryLimits, withTry } from './try-limits.ts';

const yearMs = 365 * 24 * 3_600_000;

describe('the limits of wrong codes', () => {
  it('hold in every hour, day and year, whenever somebody tries', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 * 24 * 3_600_000 }), { maxLength: 400 }), (pauses) => {
        let now = 0;
        let tries: number[] = [];
        const taken: number[] = [];
        for (const pause of pauses) {
          now += pause;
          if (!mayTry(tries, now)) continue;
          tries = withTry(tries, now);
          taken.push(now);
        }
        for (const { withinMs, most } of tryLimits)
          for (const end of taken)
            expect(taken.filter((at) => at > end - withinMs && at <= end).length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('leave less than one chance in 10,000 a year to open a booking, from any number of addresses', () => {
    let tries: number[] = [];
    let taken = 0;
    for (let now = 0; now < yearMs; now += 60_000) {
      if (!mayTry(tries, now)) continue;
      tries = withTry(tries, now);
      taken += 1;
    }
    // A lookup of a booking has a code by SMS and one by mail; one of the number has a code by SMS.
    const chance = taken * (2 / 1_000_000) + taken * (1 / 1_000_000);
    expect(taken).toBe(30);
    expect(chance).toBeLessThan(1 / 10_000);
  });
});
