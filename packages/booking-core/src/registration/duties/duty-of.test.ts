import { describe, expect, it } from 'vitest';
import { date, lena } from '../registration.fixtures.ts';
import type { Registrant } from '../registration.types.ts';
import { duties } from './duties.table.ts';
import { deadlineOf, retentionOf, type ReportedStay } from './deadline-of.ts';
import { ageOn, dutyOf, dutyRuleOf } from './duty-of.ts';

// Shows docs/rules.md: Registration of guests (Duties, How long it is kept).

const on = date('2026-11-25');
const kindIn = (country: string, one: Partial<Registrant>, day = on): string =>
  dutyOf(dutyRuleOf(country, day), country, { nationality: 'FR', age: 40, ...one }).kind;
const fieldsIn = (country: string, one: Partial<Registrant> = {}): readonly string[] => {
  const duty = dutyOf(dutyRuleOf(country, on), country, { nationality: 'FR', age: 40, ...one });
  return duty.kind === 'due' ? duty.fields.map(({ field }) => field) : [];
};

describe('who is registered', () => {
  it.each([
    ['IN', 'FR', 'due'],
    ['IN', 'IN', 'none'],
    ['DE', 'FR', 'due'],
    ['DE', 'DE', 'none'],
    ['PT', 'FR', 'due'],
    ['PT', 'PT', 'none'],
    ['IT', 'IT', 'due'],
    ['ES', 'ES', 'due'],
    ['AE', 'FR', 'none'],
  ])('in %s with the nationality %s: %s', (country, nationality, kind) => {
    expect(kindIn(country, { nationality })).toBe(kind);
  });

  it('asks the nationality first, where it decides', () => {
    expect(kindIn('PT', { nationality: null })).toBe('nationality-needed');
    expect(kindIn('ES', { nationality: null })).toBe('due');
  });

  it('tells children to Portugal’s authority and counts them on a German sheet', () => {
    expect(kindIn('PT', { age: 3, relation: 'child' })).toBe('due');
    expect(kindIn('DE', { age: 3, relation: 'child' })).toBe('counted');
    expect(kindIn('DE', { age: 17, relation: 'child' })).toBe('counted');
    expect(kindIn('DE', { age: 18, relation: 'child' })).toBe('due');
    expect(kindIn('DE', { relation: 'spouse' })).toBe('counted');
    expect(kindIn('DE', { relation: 'relative' })).toBe('due');
  });

  it('holds each rule from its day on', () => {
    expect(dutyRuleOf('IN', date('2025-08-31'))?.scheme).toBe('form-c');
    expect(dutyRuleOf('IN', date('2025-09-01'))?.scheme).toBe('form-iii');
    expect(dutyRuleOf('DE', date('2024-12-31'))).toBeUndefined();
    expect(dutyRuleOf('ES', date('2024-12-01'))).toBeUndefined();
  });

  it('has each country’s rules begin the latest first, with the one that always held at the end alone', () => {
    for (const rules of Object.values(duties)) {
      const days = rules.map(({ from }) => from ?? '');
      expect(days).toEqual(days.toSorted().toReversed());
      expect(rules.every(({ source }) => source !== '')).toBe(true);
    }
  });
});

describe('what is asked', () => {
  it('is on a German sheet what § 30(2) names and nothing else', () => {
    expect(fieldsIn('DE')).toEqual([
      'surname',
      'givenNames',
      'birthDate',
      'nationality',
      'secondNationality',
      'address',
      'documentNumber',
    ]);
  });

  it('has a document of adults alone in Spain, and whose child one is of minors', () => {
    expect(fieldsIn('ES')).toContain('documentNumber');
    expect(fieldsIn('ES')).not.toContain('relation');
    expect(fieldsIn('ES', { age: 12 })).toContain('relation');
    expect(fieldsIn('ES', { age: 12 })).not.toContain('documentNumber');
  });

  it('has the document of the head alone in Italy', () => {
    expect(fieldsIn('IT', { relation: 'head' })).toContain('documentNumber');
    expect(fieldsIn('IT', { relation: 'spouse' })).not.toContain('documentNumber');
  });

  it('has guests of Spain sign from 14 years on', () => {
    const signs = (age: number): boolean => {
      const duty = dutyOf(dutyRuleOf('ES', on), 'ES', { nationality: 'FR', age });
      return duty.kind === 'due' && duty.isSigned;
    };
    expect([signs(13), signs(14)]).toEqual([false, true]);
  });

  it('is elsewhere what the house chose, and nothing where it chose nothing', () => {
    expect(dutyRuleOf('NP', on, ['documentNumber', 'surname'])?.fields.map(({ field }) => field)).toEqual([
      'surname',
      'documentNumber',
    ]);
    expect(dutyRuleOf('NP', on)).toBeUndefined();
    expect(dutyRuleOf('PT', on, ['purpose'])?.scheme).toBe('siba');
  });

  it('reckons an age in whole years', () => {
    expect(ageOn(date('2008-11-26'), on)).toBe(17);
    expect(ageOn(date('2008-11-25'), on)).toBe(18);
    expect(ageOn(date(lena.birthDate ?? ''), on)).toBe(38);
  });
});

describe('until when', () => {
  const at = Date.parse('2026-11-27T15:00:00Z');
  const stay: ReportedStay = { zone: 'Europe/Lisbon', arrival: date('2026-11-27'), departure: date('2026-12-01'), at };
  const told = (country: string, of = stay): string => {
    const rule = dutyRuleOf(country, of.arrival);
    return rule === undefined ? '' : new Date(deadlineOf(rule.arrival, of.arrival, of)).toISOString();
  };

  it('is three working days in Portugal, over a weekend', () => {
    // A Friday: Monday, Tuesday, Wednesday to its end.
    expect(told('PT')).toBe('2026-12-03T00:00:00.000Z');
  });

  it('is 24 hours from the arrival in India, Italy and Spain', () => {
    for (const country of ['IN', 'IT', 'ES']) expect(told(country)).toBe('2026-11-28T15:00:00.000Z');
  });

  it('is six hours in Italy where nobody stays for the night', () => {
    expect(told('IT', { ...stay, departure: stay.arrival })).toBe('2026-11-27T21:00:00.000Z');
    expect(told('ES', { ...stay, departure: stay.arrival })).toBe('2026-11-28T15:00:00.000Z');
  });

  it('is the end of the day of arrival, on the clocks of the house, in Germany', () => {
    expect(told('DE', { ...stay, zone: 'Europe/Berlin' })).toBe('2026-11-27T23:00:00.000Z');
  });
});

describe('how long it is kept', () => {
  const stay = { arrival: date('2026-11-25'), departure: date('2026-11-28') };
  const kept = (country: string, receivedOn: string | null = null, of = stay): unknown => {
    const rule = dutyRuleOf(country, of.arrival);
    return rule === undefined
      ? undefined
      : retentionOf(rule.retention, of, receivedOn === null ? null : date(receivedOn));
  };

  it('is one year from arrival in Germany, and gone within three months after', () => {
    expect(kept('DE')).toEqual({ keptUntil: '2027-11-25', goneBy: '2028-02-23' });
  });

  it('is one year in India, three in Spain, both from departure', () => {
    expect(kept('IN')).toMatchObject({ keptUntil: '2027-11-28' });
    expect(kept('ES')).toMatchObject({ keptUntil: '2029-11-28' });
  });

  it('is until the receipt in Italy', () => {
    expect(kept('IT')).toBeNull();
    expect(kept('IT', '2026-11-26')).toMatchObject({ keptUntil: '2026-11-26' });
  });

  it('ends on a day that the year has', () => {
    const leap = { arrival: date('2028-02-29'), departure: date('2028-03-02') };
    expect(kept('DE', null, leap)).toMatchObject({ keptUntil: '2029-03-01' });
  });
});
