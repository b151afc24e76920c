import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../dates/local-date.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { lastOfMonth, reportGroupings, reportSpans } from './report-spans.ts';

const date = (text: string) => text as LocalDate;
const spans = (from: string, to: string, by: (typeof reportGroupings)[number]) =>
  reportSpans({ from: date(from), to: date(to) }, by).map((span) => `${span.from} ${span.to}`);

describe('the parts of a period', () => {
  it('are weeks from its first day, the last one short', () =>
    expect(spans('2026-11-01', '2026-11-24', 'week')).toEqual([
      '2026-11-01 2026-11-07',
      '2026-11-08 2026-11-14',
      '2026-11-15 2026-11-21',
      '2026-11-22 2026-11-24',
    ]));

  it('are months of the calendar', () =>
    expect(spans('2027-12-15', '2028-02-29', 'month')).toEqual([
      '2027-12-15 2027-12-31',
      '2028-01-01 2028-01-31',
      '2028-02-01 2028-02-29',
    ]));

  it('end a month with its last day, in a leap year too', () =>
    expect(['2026-02-01', '2028-02-29', '2026-12-31', '2026-04-30'].map((one) => lastOfMonth(date(one)))).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-12-31',
      '2026-04-30',
    ]));

  it('have each night once, whatever they are', () => {
    const cases = fc.record({
      offset: fc.integer({ min: 0, max: 1500 }),
      nights: fc.integer({ min: 1, max: 800 }),
      by: fc.constantFrom(...reportGroupings),
    });
    const isWhole = fc.property(cases, ({ offset, nights, by }) => {
      const from = addDays(date('2025-01-01'), offset);
      const parts = reportSpans({ from, to: addDays(from, nights - 1) }, by);
      const counted = parts.reduce((sum, span) => sum + daysBetween(span.from, span.to) + 1, 0);
      const isGapless = parts.every((span, at) => at === 0 || span.from === addDays(parts[at - 1]?.to ?? from, 1));
      return counted === nights && isGapless;
    });
    expect(() => fc.assert(isWhole)).not.toThrow();
  });
});
