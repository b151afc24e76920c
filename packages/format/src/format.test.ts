import type { LocalDate } from '@latchkey/booking-core/dates';
import { currencyCodes } from '@latchkey/booking-core/currency';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateRange, formatMonth, weekdayHeadings } from './date.ts';
import { locales, type Locale } from '@latchkey/booking-core/language';
import { isolate } from './isolate.ts';
import { formatArea, formatKm, formatMiles, formatRingKm } from './measure.ts';
import { dateIn, formatMomentDate, formatMomentTime } from './moment.ts';
import { formatAmount, formatMoney, formatWholeAmount } from './money.ts';
import { decimalMark, formatNumber, formatPercent, formatRating } from './number.ts';
import { formatHour, formatTime } from './time.ts';
import { columnHeadings, columnOf, weekBegins } from './week.ts';

const inAll = (write: (locale: Locale) => string): string[] =>
  locales.map((locale) => write(locale).replaceAll('\u00A0', '~'));
const day = (text: string): LocalDate => text as LocalDate;
const friday = day('2026-11-27');

describe('money', () => {
  it.each([
    [19_880, 'INR', ['₹19,880', '19.880~₹', '₹19,880', '₹19,880']],
    [198_800, 'INR', ['₹1,98,800', '198.800~₹', '₹198,800', '₹1,98,800']],
    [-1000, 'INR', ['−₹1,000', '−1.000~₹', '−₹1,000', '−₹1,000']],
    [35_400, 'EUR', ['€354.00', '354,00~€', '€354.00', '€354.00']],
    [123_456_789, 'EUR', ['€1,234,567.89', '1.234.567,89~€', '€1,234,567.89', '€12,34,567.89']],
    [50_000, 'AED', ['AED~500.00', '500,00~AED', '500.00~د.إ', 'AED~500.00']],
    [2_400_000, 'IDR', ['Rp~2,400,000', '2.400.000~Rp', 'Rp~2,400,000', 'Rp~24,00,000']],
  ] as const)('%i %s', (amount, currency, written) => {
    expect(inAll((locale) => formatMoney(amount, currency, locale))).toEqual(written);
  });

  it('is short in a calendar cell', () => {
    expect(formatWholeAmount(11_850, 'EUR', 'en')).toBe('119');
    expect(formatWholeAmount(7455, 'INR', 'de')).toBe('7.455');
    expect(formatWholeAmount(198_800, 'INR', 'en')).toBe('1,98,800');
    expect(formatAmount(198_800, 'INR', 'en')).toBe('1,98,800');
    expect(inAll((locale) => formatAmount(11_850, 'EUR', locale))).toEqual(['118.50', '118,50', '118.50', '118.50']);
    expect([formatAmount(11_800, 'EUR', 'en'), formatAmount(12_500, 'KWD', 'en')]).toEqual(['118', '12.500']);
    expect(formatMoney(9500, 'EUR', 'en', { short: true })).toBe('€95');
    expect(formatMoney(9550, 'EUR', 'en', { short: true })).toBe('€95.50');
  });
});

describe('dates', () => {
  it('in every style', () => {
    expect(inAll((locale) => formatDate(friday, locale))).toEqual([
      'Fri 27 Nov',
      'Fr. 27. Nov.',
      'الجمعة 27 نوفمبر',
      'शुक्र 27 नवं॰',
    ]);
    expect(inAll((locale) => formatDate(friday, locale, 'full'))).toEqual([
      'Friday 27 November 2026',
      'Freitag, 27. November 2026',
      'الجمعة 27 نوفمبر 2026',
      'शुक्रवार 27 नवंबर 2026',
    ]);
    expect(formatDate(friday, 'en', 'day')).toBe('27 Nov');
    expect(formatMonth(friday, 'de')).toBe('November 2026');
    expect(weekdayHeadings('de')[0]).toEqual({ short: 'Mo', long: 'Montag' });
  });

  it('in the columns of a calendar, whose week begins on Sunday in Arabic', () => {
    const columns = (locale: Locale) => [weekBegins(locale), columnOf(friday, locale), columnHeadings(locale)[0]?.long];
    expect(columns('en')).toEqual([1, 4, 'Monday']);
    expect(columns('ar')).toEqual([7, 5, 'الأحد']);
    for (const locale of ['en', 'ar'] as const)
      expect(columnHeadings(locale)[columnOf(friday, locale)]).toEqual(weekdayHeadings(locale)[4]);
  });

  it('as a range, with what differs on both sides', () => {
    expect(inAll((locale) => formatDateRange(friday, day('2026-11-30'), locale))).toEqual([
      'Fri 27 – Mon 30 Nov',
      'Fr. 27. – Mo. 30. Nov.',
      'الجمعة 27 – الاثنين 30 نوفمبر',
      'शुक्र 27 – सोम 30 नवं॰',
    ]);
    expect(formatDateRange(day('2026-11-30'), day('2026-12-02'), 'en')).toBe('Mon 30 Nov – Wed 2 Dec');
    expect(formatDateRange(day('2026-12-31'), day('2027-01-02'), 'en')).toBe('Thu 31 Dec 2026 – Sat 2 Jan 2027');
  });
});

describe('times', () => {
  it.each([
    ['12:00', ['12~noon', '12~Uhr', '12~ظهرًا', 'दोपहर~12~बजे']],
    ['11:00', ['11~am', '11~Uhr', '11~صباحًا', 'सुबह~11~बजे']],
    ['00:00', ['12~am', '0~Uhr', '12~منتصف~الليل', 'रात~12~बजे']],
    ['19:20', ['7:20~pm', '19:20~Uhr', '7:20~مساءً', 'शाम~7:20~बजे']],
    ['15:30', ['3:30~pm', '15:30~Uhr', '3:30~عصرًا', 'दोपहर~3:30~बजे']],
    ['12:30', ['12:30~pm', '12:30~Uhr', '12:30~ظهرًا', 'दोपहर~12:30~बजे']],
  ])('%s', (time, written) => {
    expect(inAll((locale) => formatTime(time, locale))).toEqual(written);
  });

  it('of slots are 12-hour in every language', () => {
    expect(inAll((locale) => formatHour(14, locale))).toEqual(['2~pm', '2~PM', '2~ظهرًا', 'दोपहर~2~बजे']);
  });

  it('of a moment, in the zone of the property', () => {
    const moment = Date.parse('2026-11-25T06:30:00Z');
    expect(formatMomentTime(moment, 'Asia/Kolkata', 'en')).toBe('12\u00A0noon');
    expect(formatMomentDate(Date.parse('2026-11-25T20:00:00Z'), 'Asia/Kolkata', 'en')).toBe('Thu 26 Nov');
    expect(dateIn(Date.parse('2026-11-25T18:15:00Z'), 'Asia/Kathmandu')).toBe('2026-11-26');
    expect(formatMomentTime(Date.parse('2026-11-26T00:00:00Z'), 'UTC', 'de')).toBe('0\u00A0Uhr');
    expect(() => dateIn(0, 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('numbers', () => {
  it('carry their unit on the same line', () => {
    expect(inAll((locale) => formatPercent(2.5, locale))).toEqual(['2.5%', '2,5~%', isolate('2.5%'), '2.5%']);
    expect(inAll((locale) => formatKm(0.83, locale))).toEqual(['0.8~km', '0,8~km', '0.8~كم', '0.8~किमी']);
    expect(formatKm(25.9, 'en')).toBe('26\u00A0km');
    expect(formatKm(9.96, 'en')).toBe('10\u00A0km');
    expect([0.25, 1, 20].map((km) => formatRingKm(km, 'en'))).toEqual(['0.25\u00A0km', '1\u00A0km', '20\u00A0km']);
    expect(formatMiles(16.1, 'ar')).toBe('16\u00A0ميل');
    expect(formatArea(26, 'hi')).toBe('26\u00A0वर्ग मी');
    expect(formatRating(4.6, 'de')).toBe('4,6');
  });

  it('has the decimal mark that its numbers are written with', () => {
    expect(locales.map((locale) => decimalMark(locale))).toEqual(['.', ',', '.', '.']);
    for (const locale of locales) expect(formatNumber(2.5, locale, { least: 1 })[1]).toBe(decimalMark(locale));
  });

  it('never hold what server and browser might write differently', () => {
    const written = locales.flatMap((locale) => [
      ...currencyCodes.map((code) => formatMoney(-123_456_789, code, locale)),
      formatNumber(-1234.5, locale, { most: 1 }),
      formatPercent(7, locale),
    ]);
    for (const text of written) expect(text).toMatch(/^[^\u200E\u200F\u061C\u202F\u2009-]*$/u);
    for (const text of written) expect(text).toMatch(/^[^\u0660-\u0669\u0966-\u096F]*$/u);
  });
});
