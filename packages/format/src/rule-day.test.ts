import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { locales } from '@latchkey/booking-core/language';
import { expect, test } from 'vitest';
import { formatRuleDay, readRuleDay } from './rule-day.ts';

const days = Array.from({ length: 366 }, (_, at) => addDays('2028-01-01' as LocalDate, at));

test.each(locales)('every day is read back as it is written, with a year and without (%s)', (locale) => {
  for (const day of days) {
    expect(readRuleDay(formatRuleDay(day, locale))).toBe(day);
    expect(readRuleDay(formatRuleDay(day.slice(5), locale))).toBe(day.slice(5));
  }
});

test.each([
  ['1 Oct', '10-01'],
  ['Oct 1', '10-01'],
  ['1. Oktober', '10-01'],
  ['1.10.', '10-01'],
  ['1/10', '10-01'],
  ['10/31', '10-31'],
  ['6 october 2027', '2027-10-06'],
  ['Oct 6, 2027', '2027-10-06'],
  ['6.10.2027', '2027-10-06'],
  ['2027-10-06', '2027-10-06'],
  ['10-06', '10-06'],
  ['15 Sept.', '09-15'],
  ['15. sept', '09-15'],
  ['٣ يوليو', '07-03'],
  ['३ जुलाई २०२७', '2027-07-03'],
  ['29 Feb', '02-29'],
])('%s is %s', (typed, day) => expect(readRuleDay(typed)).toBe(day));

test.each([
  '',
  'summer',
  '31 Jun',
  '30 Feb',
  '1 ju',
  '1 Oct 27',
  '1 Oct 2 Nov',
  '13/13',
  '2027',
  '1 2 3 4',
  '29 Feb 2027',
])('%s is no day', (typed) => expect(readRuleDay(typed)).toBeNull());

test('what is no day stays as it is written', () => expect(formatRuleDay('13-40', 'en')).toBe('13-40'));
