import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { cancellationSteps } from './cancellation-steps.ts';
import type { CancellationTier } from './cancellation.types.ts';
import { feeAt, freeUntil, noShowFeeOf } from './fee-at.ts';
import { strictestTiers } from './strictest-tiers.ts';
import { isBefore, wallClockBefore, type WallClock } from '../clock/wall-clock.ts';
import { percentOf } from './fee.ts';
import { freeOfChargeUntil } from './free-of-charge-until.ts';

const tier = (hoursBeforeCheckIn: number, percent: number): CancellationTier => ({ hoursBeforeCheckIn, percent });
const at = (text: string): WallClock => ({ date: text.slice(0, 10) as LocalDate, time: text.slice(11) });
const price = { total: 10_000 };
const arrival = { checkIn: '2026-11-27' as LocalDate, checkInTime: '12:00' };

describe('the strictest of several policies', () => {
  const [first, second] = [
    [tier(24, 50), tier(48, 0)],
    [tier(72, 0), tier(24, 30)],
  ];
  it('keeps at every hour what the dearest plan keeps', () => {
    expect(strictestTiers([first, second], price)).toEqual([tier(72, 0), tier(48, 30), tier(24, 50)]);
    expect(strictestTiers([second, first], price)).toEqual([tier(72, 0), tier(48, 30), tier(24, 50)]);
  });
  it('is the policy itself where there is one, without steps that change nothing', () => {
    expect(strictestTiers([first], price)).toEqual([tier(48, 0), tier(24, 50)]);
    expect(strictestTiers([[tier(72, 0), tier(48, 0), tier(24, 50), tier(0, 50)]], price)).toEqual([
      tier(48, 0),
      tier(0, 50),
    ]);
    expect(strictestTiers([[tier(48, 0), tier(24, 100)]], price)).toEqual([tier(48, 0)]);
  });
  it('keeps all where one plan keeps all', () => {
    expect(strictestTiers([first, []], price)).toEqual([]);
    expect(strictestTiers([], price)).toEqual([]);
  });
});

describe('the steps to check-in', () => {
  const steps = (now: string, tiers: readonly CancellationTier[], penalty?: number): unknown[] =>
    cancellationSteps([tiers], arrival, at(now), price, penalty === undefined ? undefined : { percent: penalty }).map(
      ({ from, fee, days }) => [`${from.date}T${from.time}`, percentOf(fee), days],
    );
  const half = [tier(24, 50), tier(48, 0)];
  it.each([
    [
      '2026-11-20T09:00',
      [
        ['2026-11-20T09:00', 0, 5],
        ['2026-11-25T12:00', 50, 1],
        ['2026-11-26T12:00', 100, 1],
      ],
    ],
    [
      '2026-11-25T12:00',
      [
        ['2026-11-25T12:00', 50, 1],
        ['2026-11-26T12:00', 100, 1],
      ],
    ],
    ['2026-11-26T12:00', [['2026-11-26T12:00', 100, 1]]],
    ['2026-11-27T11:59', [['2026-11-27T11:59', 100, 1]]],
  ])('seen on %s are %j', (now, expected) => expect(steps(now, half)).toEqual(expected));

  it('have the penalty of the check-in day from its midnight on', () => {
    const late = [tier(2, 0)];
    expect(steps('2026-11-25T09:00', late, 40)).toEqual([
      ['2026-11-25T09:00', 0, 2],
      ['2026-11-27T00:00', 40, 1],
      ['2026-11-27T10:00', 100, 1],
    ]);
    expect(steps('2026-11-25T09:00', late)).toEqual([
      ['2026-11-25T09:00', 0, 2],
      ['2026-11-27T00:00', 100, 1],
    ]);
    expect(steps('2026-11-25T09:00', [tier(0, 30)], 0)).toEqual([['2026-11-25T09:00', 30, 2]]);
    expect(steps('2026-11-25T09:00', [], 0)).toEqual([['2026-11-25T09:00', 100, 2]]);
  });
});

describe('the fee at a moment', () => {
  const schedule = {
    tiers: [
      { until: 1000, fee: { percent: 0 } },
      { until: 2000, fee: { percent: 50 } },
    ],
    checkInDay: 3000,
    checkIn: 4000,
    checkInDayFee: { percent: 80 },
    noShowFee: { percent: 90 },
    price,
  };
  it.each([
    [1000, 0, 'tier'],
    [1001, 50, 'tier'],
    [2000, 50, 'tier'],
    [2001, 100, 'after_last_tier'],
    [3000, 100, 'after_last_tier'],
  ])('%i is %i percent: %s', (now, percent, reason) =>
    expect(feeAt(schedule, now)).toEqual({ kind: 'open', fee: { percent }, reason }),
  );
  it.each([
    [2999, 50, 'tier'],
    [3000, 80, 'check_in_day'],
    [3999, 80, 'check_in_day'],
  ])('%i of a day with a penalty is %i percent: %s', (now, percent, reason) => {
    const late = { ...schedule, tiers: [{ until: 3999, fee: { percent: 50 } }] };
    expect(feeAt(late, now)).toEqual({ kind: 'open', fee: { percent }, reason });
    const same = { ...late, checkInDayFee: { percent: 50 } };
    expect(feeAt(same, 3000)).toEqual({ kind: 'open', fee: { percent: 50 }, reason: 'check_in_day' });
    expect(feeAt({ ...late, checkInDayFee: { percent: 49 } }, 3000)).toMatchObject({
      fee: { percent: 50 },
      reason: 'tier',
    });
  });
  it('is none from check-in on', () =>
    expect(feeAt(schedule, 4000)).toEqual({ kind: 'closed', code: 'after_check_in' }));

  it('of not coming is at least that of the last moment', () => {
    const late = { ...schedule, tiers: [{ until: 3999, fee: { percent: 20 } }] };
    expect(noShowFeeOf(late)).toEqual({ percent: 90 });
    expect(noShowFeeOf({ ...late, noShowFee: { percent: 10 } })).toEqual({ percent: 80 });
    expect(noShowFeeOf({ ...late, noShowFee: { percent: 10 }, checkInDayFee: { percent: 0 } })).toEqual({
      percent: 20,
    });
    expect(noShowFeeOf({ ...schedule, noShowFee: { percent: 10 }, checkInDayFee: { percent: 0 } })).toEqual({
      percent: 100,
    });
  });

  it('is nothing until the last free tier, and not on a check-in day that costs', () => {
    expect(freeUntil(schedule)).toBe(1000);
    expect(freeUntil({ ...schedule, tiers: [{ until: 2000, fee: { percent: 1 } }] })).toBeNull();
    const late = {
      ...schedule,
      tiers: [
        { until: 500, fee: { percent: 0 } },
        { until: 3500, fee: { percent: 0 } },
      ],
    };
    expect(freeUntil(late)).toBe(2999);
    expect(freeUntil({ ...late, checkInDayFee: { percent: 0 } })).toBe(3500);
  });
});

describe('a time on the property’s clocks', () => {
  it('comes before another by its date, then by its hour', () => {
    expect(isBefore(at('2026-11-27T09:00'), at('2026-11-27T10:00'))).toBe(true);
    expect(isBefore(at('2026-11-26T23:00'), at('2026-11-27T10:00'))).toBe(true);
    expect(isBefore(at('2026-11-27T10:00'), at('2026-11-27T10:00'))).toBe(false);
    expect(isBefore(at('2026-11-28T09:00'), at('2026-11-27T10:00'))).toBe(false);
  });
  it.each([
    [0, '2026-11-27T12:00'],
    [12, '2026-11-27T00:00'],
    [13, '2026-11-26T23:00'],
    [0.5, '2026-11-27T11:30'],
    [2.95, '2026-11-27T09:03'],
  ])('is %d hours before check-in: %s', (hours, text) => expect(wallClockBefore(arrival, hours)).toEqual(at(text)));
  it('is no longer one of a free cancellation once it has come', () => {
    const free = (now: string) => freeOfChargeUntil([tier(48, 0)], arrival, at(now));
    expect(free('2026-11-25T11:59')).toEqual(at('2026-11-25T12:00'));
    expect(free('2026-11-25T12:00')).toBeNull();
  });
});
