import { strictestPenalties } from './strictest-penalties.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '../dates/local-date.types.ts';
import { momentOf } from '../time/zone.ts';
import { scheduleOf } from '../time/stay-moments.ts';
import { cancellationSteps } from './cancellation-steps.ts';
import { feeAt, noShowFeeOf } from './fee-at.ts';
import type { WallClock } from '../clock/wall-clock.ts';
import { freeOfChargeUntil } from './free-of-charge-until.ts';

const checkIn = '2026-11-27' as LocalDate;
const price = { total: 10_000 };
const arrival = { checkIn, checkInTime: '12:00' };
const zone = 'Asia/Kolkata';
const half = [
  { hoursBeforeCheckIn: 24, percent: 0 },
  { hoursBeforeCheckIn: 0, percent: 50 },
];
const at = (text: string): WallClock => ({ date: text.slice(0, 10) as LocalDate, time: text.slice(11) });

describe('the penalties of several plans', () => {
  it('are the highest of each kind, the property’s where a plan has none, and all where nobody sets any', () => {
    const own = { checkInDayPercent: 30, noShowPercent: 60 };
    const plan = { penalties: { checkInDayPercent: 50 } };
    expect(strictestPenalties([plan, undefined], own, price)).toEqual({ checkInDayPercent: 50, noShowPercent: 60 });
    expect(strictestPenalties([plan], {}, price)).toEqual({ checkInDayPercent: 50, noShowPercent: 100 });
  });

  it('of no plan are the property’s', () => {
    expect(strictestPenalties([], { checkInDayPercent: 30 }, price)).toEqual({
      checkInDayPercent: 30,
      noShowPercent: 100,
    });
  });
});

describe('the penalties that a property sets', () => {
  const schedule = (penalties: object) =>
    scheduleOf({ tiers: half, ...penalties }, { ...arrival, timeZone: zone }, price);

  it('are all of it unless they are set', () => {
    expect(noShowFeeOf(schedule({}))).toEqual({ percent: 100 });
    expect(cancellationSteps([half], arrival, at('2026-11-26T18:00'), price).map(({ fee }) => fee)).toEqual([
      { percent: 50 },
      { percent: 100 },
    ]);
  });

  it('never make not coming cheaper than cancelling at the last moment', () => {
    expect(noShowFeeOf(schedule({ checkInDayPercent: 50, noShowPercent: 50 }))).toEqual({ percent: 50 });
    expect(noShowFeeOf(schedule({ checkInDayPercent: 80, noShowPercent: 50 }))).toEqual({ percent: 80 });
    const nothingBack = scheduleOf(
      { tiers: [], checkInDayPercent: 0, noShowPercent: 0 },
      { ...arrival, timeZone: zone },
      price,
    );
    expect(noShowFeeOf(nothingBack)).toEqual({ percent: 100 });
  });

  it('free the check-in day where there is none', () => {
    const free = [{ hoursBeforeCheckIn: 2, percent: 0 }];
    expect(freeOfChargeUntil(free, arrival, at('2026-11-27T09:00'))).toBeNull();
    expect(freeOfChargeUntil(free, arrival, at('2026-11-27T09:00'), { percent: 0 })).toEqual(at('2026-11-27T10:00'));
  });

  it('give a table of steps that agrees with the fee at every moment', () => {
    const tier = fc.record({
      hoursBeforeCheckIn: fc.integer({ min: 0, max: 96 }),
      percent: fc.integer({ min: 0, max: 99 }),
    });
    const minutes = fc.integer({ min: 1, max: 5 * 24 * 60 });
    fc.assert(
      fc.property(
        fc.array(tier, { maxLength: 3 }),
        fc.integer({ min: 0, max: 100 }),
        minutes,
        (given, penalty, before) => {
          // As hotels set them: the fee never falls as check-in comes nearer.
          const percents = given.map(({ percent }) => percent).toSorted((one, other) => one - other);
          const tiers = [...new Map(given.map((one) => [one.hoursBeforeCheckIn, one])).values()]
            .toSorted((one, other) => other.hoursBeforeCheckIn - one.hoursBeforeCheckIn)
            .map(({ hoursBeforeCheckIn }, place) => ({ hoursBeforeCheckIn, percent: percents[place] ?? 99 }));
          const moment = momentOf(checkIn, '12:00', zone) - before * 60_000;
          const policy = scheduleOf({ tiers, checkInDayPercent: penalty }, { ...arrival, timeZone: zone }, price);
          const clock = at(new Date(moment + 5.5 * 3_600_000).toISOString().slice(0, 16));
          const [now] = cancellationSteps([tiers], arrival, clock, price, { percent: penalty });
          const boundary = feeAt(policy, moment + 1);
          expect(now?.fee).toEqual(boundary.kind === 'open' ? boundary.fee : null);
        },
      ),
    );
  });
});

it('of several plans the highest of each holds, and a plan without its own has the property’s', () => {
  const strict = { penalties: { noShowPercent: 80 } };
  const mild = { penalties: { checkInDayPercent: 0, noShowPercent: 50 } };
  const ofProperty = { checkInDayPercent: 20, noShowPercent: 90 };
  expect(strictestPenalties([mild], ofProperty, price)).toEqual({ checkInDayPercent: 0, noShowPercent: 50 });
  expect(strictestPenalties([strict, mild], ofProperty, price)).toEqual({ checkInDayPercent: 20, noShowPercent: 80 });
  expect(strictestPenalties([{}], ofProperty, price)).toEqual(ofProperty);
  expect(strictestPenalties([undefined], {}, price)).toEqual({ checkInDayPercent: 100, noShowPercent: 100 });
});
