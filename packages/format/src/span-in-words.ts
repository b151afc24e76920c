import type { Locale } from '@latchkey/booking-core/language';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

const units: Readonly<Record<Locale, { readonly hours: Forms; readonly days: Forms }>> = {
  en: { hours: { one: '# hour', other: '# hours' }, days: { one: '# day', other: '# days' } },
  de: { hours: { one: '# Stunde', other: '# Stunden' }, days: { one: '# Tag', other: '# Tage' } },
  ar: {
    hours: { one: 'ساعة واحدة', two: 'ساعتين', few: '# ساعات', other: '# ساعة' },
    days: { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' },
  },
  hi: { hours: { one: '# घंटा', other: '# घंटे' }, days: { other: '# दिन' } },
};

/** A span before check-in in words: from three days on in days, where it is whole days; else in hours. */
export function spanInWords(hours: number, locale: Locale): string {
  const isDays = hours >= 72 && hours % 24 === 0;
  const count = isDays ? hours / 24 : hours;
  const forms = units[locale][isDays ? 'days' : 'hours'];
  return (forms[new Intl.PluralRules(locale).select(count)] ?? forms.other).replace('#', String(count));
}
