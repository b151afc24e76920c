import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

  it('is let go at the end of the day of departure, on the property’s clocks', () => {
    const { from, until } = depositSpan({ firstDay: '2026-12-01', lastDay: '2026-12-05' } as never, 'Asia/Kolkata');
    expect([new Date(from), new Date(until)]).toEqual([
      new Date('2026-12-01T02:30:00Z'),
      new Date('2026-12-05T18:30:00Z'),
    ]);
  });

  it('never has to be held for longer than any bank holds it, on any day in any zone', () => {
    const day = fc.integer({ min: 0, max: 365 });
    const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe');
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: mostNightsHeld }), zone, (first, length, timeZone) => {
        const at = (after: number) => new Date(Date.UTC(2026, 0, 1 + first + after)).toISOString().slice(0, 10);
        const deposit = depositOf(1, nights(at(0), at(length)), times);
        const { from, until } = depositSpan(deposit as never, timeZone);
        expect(until - from).toBeLessThanOrEqual(shortestMs);
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
