import { describe, expect, it } from 'vitest';
import { date } from '../registration.fixtures.ts';
import type { Registrant } from '../registration.types.ts';
import { deadlineOf, retentionOf } from './deadline-of.ts';
import { dutyOf, dutyRuleOf } from './duty-of.ts';

// Shows docs/rules.md: Registration of guests (Duties, How long it is kept).

// Each case is read from the text of the law, which stands beside it, and reckoned by hand.

const zones = {
  IN: 'Asia/Kolkata',
  DE: 'Europe/Berlin',
  PT: 'Europe/Lisbon',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
} as const;
type Country = keyof typeof zones;

const dutyAt = (country: Country, arrival: string, one: Partial<Registrant>) =>
  dutyOf(dutyRuleOf(country, date(arrival)), country, { nationality: 'FR', age: 40, ...one });

describe('who has a duty', () => {
  it.each<[law: string, Country, arrival: string, one: Partial<Registrant>, kind: string]>([
    ['India, Act of 2025, s. 8(1): a foreigner', 'IN', '2026-11-25', { nationality: 'FR' }, 'due'],
    [
      'India: an overseas citizen has the passport of another country',
      'IN',
      '2026-11-25',
      { nationality: 'US' },
      'due',
    ],
    ['India: a child that is a foreigner', 'IN', '2026-11-25', { nationality: 'FR', age: 0, relation: 'child' }, 'due'],
    ['India: no citizen', 'IN', '2026-11-25', { nationality: 'IN' }, 'none'],
    ['India: nobody knows yet', 'IN', '2026-11-25', { nationality: null }, 'nationality-needed'],
    ['Germany, § 29(2) 1 BMG: a foreigner', 'DE', '2026-11-25', { nationality: 'FR' }, 'due'],
    ['Germany, from 2025 on no citizen', 'DE', '2025-01-01', { nationality: 'DE' }, 'none'],
    ['Germany, (2) 2: a spouse by number', 'DE', '2026-11-25', { relation: 'spouse' }, 'counted'],
    ['Germany, (2) 2: a child under age by number', 'DE', '2026-11-25', { relation: 'child', age: 17 }, 'counted'],
    ['Germany, (2) 2: no child of age', 'DE', '2026-11-25', { relation: 'child', age: 18 }, 'due'],
    ['Germany, (2) 2: no other relative', 'DE', '2026-11-25', { relation: 'relative' }, 'due'],
    ['Germany, (2) 2: no spouse who is German', 'DE', '2026-11-25', { relation: 'spouse', nationality: 'DE' }, 'none'],
    ['Germany, (2) 3: each of a group of ten', 'DE', '2026-11-25', { relation: 'group', party: 10 }, 'due'],
    ['Germany, (2) 3: of eleven the head alone', 'DE', '2026-11-25', { relation: 'group', party: 11 }, 'counted'],
    ['Germany, (2) 3: the head of eleven', 'DE', '2026-11-25', { relation: 'head', party: 11 }, 'due'],
    ['Portugal, art. 15(2): also of the Union', 'PT', '2026-11-25', { nationality: 'ES' }, 'due'],
    ['Portugal: a child too', 'PT', '2026-11-25', { nationality: 'BR', age: 2, relation: 'child' }, 'due'],
    ['Portugal: no citizen', 'PT', '2026-11-25', { nationality: 'PT' }, 'none'],
    ['Italy, TULPS art. 109: everybody', 'IT', '2026-11-25', { nationality: 'IT' }, 'due'],
    ['Italy: a child', 'IT', '2026-11-25', { nationality: 'IT', age: 1, relation: 'child' }, 'due'],
    ['Spain, RD 933/2021: everybody', 'ES', '2026-11-25', { nationality: 'ES' }, 'due'],
    ['Spain: from 2 December 2024 on', 'ES', '2024-12-02', { nationality: 'FR' }, 'due'],
    ['Spain: nobody by it before', 'ES', '2024-12-01', { nationality: 'FR' }, 'none'],
  ])('%s', (_, country, arrival, one, kind) => {
    expect(dutyAt(country, arrival, one).kind).toBe(kind);
  });

  it.each<[law: string, Country, age: number, isSigned: boolean]>([
    ['Germany: whoever has a sheet', 'DE', 16, true],
    ['Spain, art. 6: not under 14', 'ES', 13, false],
    ['Spain, art. 6: from 14 on', 'ES', 14, true],
    ['Portugal: by the wire', 'PT', 40, false],
    ['India: by the portal', 'IN', 40, false],
    ['Italy: nobody since 2013', 'IT', 40, false],
  ])('signs by hand. %s', (_, country, age, isSigned) => {
    expect(dutyAt(country, '2026-11-25', { age })).toMatchObject({ kind: 'due', isSigned });
  });

  it('has India’s form of 2025 from 1 September, and the one before until the last day of August', () => {
    expect(dutyRuleOf('IN', date('2025-08-31'))?.scheme).toBe('form-c');
    expect(dutyRuleOf('IN', date('2025-09-01'))?.scheme).toBe('form-iii');
  });
});

describe('until when an arrival is told', () => {
  it.each<[law: string, Country, at: string, arrival: string, departure: string, by: string]>([
    ['India: 24 hours', 'IN', '2026-11-25T10:00Z', '2026-11-25', '2026-11-28', '2026-11-26T10:00Z'],
    ['India: of a night too', 'IN', '2026-11-25T10:00Z', '2026-11-25', '2026-11-26', '2026-11-26T10:00Z'],
    ['India: at ten to midnight', 'IN', '2026-11-25T18:20Z', '2026-11-25', '2026-11-27', '2026-11-26T18:20Z'],
    ['Germany: the day', 'DE', '2026-11-25T14:00Z', '2026-11-25', '2026-11-28', '2026-11-25T23:00Z'],
    ['Germany: ten minutes of the day', 'DE', '2026-11-25T22:50Z', '2026-11-25', '2026-11-28', '2026-11-25T23:00Z'],
    ['Germany: the day of 25 hours', 'DE', '2026-10-24T22:30Z', '2026-10-25', '2026-10-27', '2026-10-25T23:00Z'],
    ['Germany: the day of 23 hours', 'DE', '2026-03-29T09:00Z', '2026-03-29', '2026-03-31', '2026-03-29T22:00Z'],
    ['Portugal: of a Monday Thursday', 'PT', '2026-11-23T15:00Z', '2026-11-23', '2026-11-25', '2026-11-27T00:00Z'],
    ['Portugal: of a Friday Wednesday', 'PT', '2026-11-20T15:00Z', '2026-11-20', '2026-11-25', '2026-11-26T00:00Z'],
    ['Portugal: of a Saturday the same', 'PT', '2026-11-21T15:00Z', '2026-11-21', '2026-11-25', '2026-11-26T00:00Z'],
    ['Portugal: of a Sunday the same', 'PT', '2026-11-22T15:00Z', '2026-11-22', '2026-11-25', '2026-11-26T00:00Z'],
    ['Portugal: over the change of clocks', 'PT', '2026-03-27T15:00Z', '2026-03-27', '2026-04-02', '2026-04-01T23:00Z'],
    ['Italy: 24 hours', 'IT', '2026-11-25T14:00Z', '2026-11-25', '2026-11-27', '2026-11-26T14:00Z'],
    ['Italy: six of up to 24 hours', 'IT', '2026-11-25T14:00Z', '2026-11-25', '2026-11-26', '2026-11-25T20:00Z'],
    ['Italy: six of hours by day', 'IT', '2026-11-25T09:00Z', '2026-11-25', '2026-11-25', '2026-11-25T15:00Z'],
    ['Italy: six over midnight', 'IT', '2026-11-25T22:30Z', '2026-11-25', '2026-11-26', '2026-11-26T04:30Z'],
    ['Italy: 24 over a change of clocks', 'IT', '2026-10-24T18:00Z', '2026-10-24', '2026-10-26', '2026-10-25T18:00Z'],
    ['Spain: 24 hours', 'ES', '2026-11-25T14:00Z', '2026-11-25', '2026-11-27', '2026-11-26T14:00Z'],
    ['Spain: of a night too', 'ES', '2026-11-25T14:00Z', '2026-11-25', '2026-11-26', '2026-11-26T14:00Z'],
  ])('%s', (_, country, at, arrival, departure, by) => {
    const [from, to] = [date(arrival), date(departure)];
    const rule = dutyRuleOf(country, from);
    const stay = { zone: zones[country], arrival: from, departure: to, at: Date.parse(at) };
    expect(rule === undefined ? null : deadlineOf(rule.arrival, from, stay)).toBe(Date.parse(by));
  });

  it.each<[law: string, Country, isTold: boolean]>([
    ['India', 'IN', true],
    ['Portugal, art. 16(2)', 'PT', true],
    ['Germany', 'DE', false],
    ['Italy', 'IT', false],
    ['Spain', 'ES', false],
  ])('and a departure: %s', (_, country, isTold) => {
    expect(dutyRuleOf(country, date('2026-11-25'))?.departure !== undefined).toBe(isTold);
  });
});

describe('how long it is kept', () => {
  it.each<[law: string, Country, receivedOn: string | null, keptUntil: string | null]>([
    ['Germany, § 30(4) BMG: a year from arrival', 'DE', null, '2027-11-25'],
    ['Portugal, art. 15(5): a year from the day after the departure was told', 'PT', '2026-12-01', '2027-12-02'],
    ['Portugal: by the departure itself where nobody told it', 'PT', null, '2027-11-29'],
    ['Italy, D.M. 2013, art. 4: until the receipt', 'IT', '2026-11-26', '2026-11-26'],
    ['Italy: as long as there is none', 'IT', null, null],
    ['Spain, RD 933/2021, art. 5: three years', 'ES', null, '2029-11-28'],
    ['India: a year', 'IN', null, '2027-11-28'],
  ])('%s', (_, country, receivedOn, keptUntil) => {
    const days = { arrival: date('2026-11-25'), departure: date('2026-11-28') };
    const rule = dutyRuleOf(country, days.arrival);
    const kept = rule && retentionOf(rule.retention, days, receivedOn === null ? null : date(receivedOn));
    expect(kept?.keptUntil ?? null).toBe(keptUntil);
  });

  it('is 30 days after departure for a card of the house’s own, which no law orders', () => {
    const days = { arrival: date('2026-11-25'), departure: date('2026-11-28') };
    const rule = dutyRuleOf('NP', days.arrival, ['surname']);
    expect(rule && retentionOf(rule.retention, days, null)?.keptUntil).toBe('2026-12-28');
  });
});
