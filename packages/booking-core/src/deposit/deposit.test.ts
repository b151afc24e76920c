import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../time/zone.ts';
import type { Stay } from '../stay/stay.types.ts';
import { depositOf, depositSpan, depositStates, isDepositOpen, mostNightsHeld, whyNotTaken } from './deposit.ts';

// Shows docs/rules.md: Security deposits (Held for the days of the stay, Taken once).

const times = { checkInTime: '15:00', checkOutTime: '11:00' } as const;
const nights = (checkIn: string, checkOut: string) => ({ kind: 'nights', checkIn, checkOut }) as Stay;
const hourMs = 3_600_000;
/** Visa's shortest: 4 days and 18 hours. */
const shortestMs = (4 * 24 + 18) * hourMs;

describe('a security deposit', () => {
  it.each([
    ['one night', nights('2026-12-01', '2026-12-02'), { firstDay: '2026-12-01', lastDay: '2026-12-02' }],
    ['four nights', nights('2026-12-01', '2026-12-05'), { firstDay: '2026-12-01', lastDay: '2026-12-05' }],
    [
      'hours of one day',
      { kind: 'hours', date: '2026-12-01', startHour: 9, hours: 4 } as Stay,
      { firstDay: '2026-12-01', lastDay: '2026-12-01' },
    ],
  ])('of %s is held from its first to its last day', (_, stay, days) =>
    expect(depositOf(20_000, stay, times)).toEqual({ amount: 20_000, ...days }),
  );

  it('is held of no longer stay, and of none where the property asks for none', () => {
    expect(depositOf(20_000, nights('2026-12-01', '2026-12-06'), times)).toBeNull();
    expect(depositOf(null, nights('2026-12-01', '2026-12-02'), times)).toBeNull();
    expect(depositOf(undefined, nights('2026-12-01', '2026-12-02'), times)).toBeNull();
  });

  it.each([
    ['15:00', '2026-12-01T02:30:00Z', '2026-12-05T18:30:00Z'],
    // Who may come at midnight finds it held, and a bank may end it in the evening of the fifth day.
    ['00:00', '2026-11-30T18:30:00Z', '2026-12-05T12:30:00Z'],
  ] as const)('of a stay from %s on is held from then or 8 in the morning on', (checkInTime, from, until) => {
    const span = depositSpan(nights('2026-12-01', '2026-12-05'), { ...times, checkInTime, timeZone: 'Asia/Kolkata' });
    expect(span).toEqual({ from: Date.parse(from), until: Date.parse(until) });
  });

  it('never has to be held for longer than any bank holds it, and always to its check-out, on any day in any zone', () => {
    const day = fc.integer({ min: 0, max: 365 });
    const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe');
    const opens = fc.constantFrom('00:00', '06:00', '08:00', '15:00');
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: mostNightsHeld }), zone, opens, (first, length, timeZone, checkIn) => {
        const at = (after: number) => new Date(Date.UTC(2026, 0, 1 + first + after)).toISOString().slice(0, 10);
        const property = { ...times, checkInTime: checkIn as never, timeZone };
        const { from, until } = depositSpan(nights(at(0), at(length)), property);
        expect(until - from).toBeLessThanOrEqual(shortestMs);
        expect(until).toBeGreaterThan(momentOf(at(length) as never, times.checkOutTime, timeZone));
      }),
    );
  });

  it('can be taken of only while it is held, and never more than is', () => {
    const why = depositStates.map((state) => [state, whyNotTaken({ state, amount: 100 }, 100)]);
    expect(why.filter(([, refusal]) => refusal === null)).toEqual([['held', null]]);
    expect(whyNotTaken({ state: 'held', amount: 100 }, 101)).toBe('above_held');
    expect(depositStates.filter(isDepositOpen)).toEqual(['due', 'held', 'capturing', 'letting_go']);
  });
});
