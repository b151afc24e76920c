import { locales } from '@latchkey/site/urls';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadFrameWords, wordsIn } from './load-words.ts';

/** The figures that a language had in language data before 2024: browsers with it are still about. */
const old: Readonly<Record<string, string>> = { ar: 'arab', hi: 'deva' };

const withOldFigures = <T>(asked: T): T => {
  const tag = [asked].flat()[0];
  return typeof tag === 'string' && !tag.includes('-u-') && old[tag.slice(0, 2)] !== undefined
    ? (`${tag}-u-nu-${old[tag.slice(0, 2)]}` as T)
    : asked;
};

afterEach(() => vi.unstubAllGlobals());

/** `Intl` as such a browser has it. */
function oldIntl(): void {
  class NumberFormat extends Intl.NumberFormat {
    constructor(tag?: string | string[], options?: Intl.NumberFormatOptions) {
      super(withOldFigures(tag), options);
    }
  }
  class DateTimeFormat extends Intl.DateTimeFormat {
    constructor(tag?: string | string[], options?: Intl.DateTimeFormatOptions) {
      super(withOldFigures(tag), options);
    }
  }
  vi.stubGlobal('Intl', { ...allOf(Intl), NumberFormat, DateTimeFormat });
}

const allOf = (intl: typeof Intl): object =>
  Object.fromEntries(Object.getOwnPropertyNames(intl).map((name) => [name, intl[name as keyof typeof Intl]]));

const messages = {
  plural: '{n, plural, one {# night} other {# nights}}',
  offset: '{n, plural, offset:1 =0 {none} one {one and #} other {you and # others}}',
  number: '{n, number} rooms',
  percent: '{n, number, percent}',
  ordinal: '{n, selectordinal, one {#st} other {#th}}',
  nested: '{who, select, guest {{n, plural, one {# bed} other {# beds}}} other {{n, number}}}',
  date: '{at, date}',
};

describe.each(locales)('the words of a page in %s, in a browser with old language data', (locale) => {
  test.each(Object.keys(messages))('have Latin figures in every kind of message (%s)', (kind) => {
    oldIntl();
    const said = wordsIn(locale, messages)._(kind, { n: 312, who: 'guest', at: new Date('2026-11-25T12:00:00Z') });
    expect(said).toMatch(/\d/);
    expect(said).not.toMatch(/[٠-٩०-९]/);
  });

  test('say the same as on the server', async () => {
    const onServer = wordsIn(locale, messages);
    const texts = Object.keys(messages).map((kind) => onServer._(kind, { n: 1234, who: 'x', at: new Date(0) }));
    oldIntl();
    const inBrowser = wordsIn(locale, messages);
    expect(Object.keys(messages).map((kind) => inBrowser._(kind, { n: 1234, who: 'x', at: new Date(0) }))).toEqual(
      texts,
    );
    expect((await loadFrameWords(locale)).locale).toBe(locale);
  });
});

test('the imitated browser writes Arabic figures unless it is told not to', () => {
  oldIntl();
  expect(new Intl.NumberFormat('ar').format(312)).toBe('٣١٢');
});
