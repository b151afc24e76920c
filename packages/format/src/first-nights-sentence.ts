import type { Locale } from '@latchkey/booking-core/language';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** The first nights of a stay: by themselves, and their price as the object of "keeps". */
const nights: Readonly<Record<Locale, { readonly named: Forms; readonly kept: Forms }>> = {
  en: {
    named: { one: 'the first night', other: 'the first # nights' },
    kept: { one: 'the price of the first night', other: 'the price of the first # nights' },
  },
  de: {
    named: { one: 'die erste Nacht', other: 'die ersten # Nächte' },
    kept: { one: 'den Preis der ersten Nacht', other: 'den Preis der ersten # Nächte' },
  },
  ar: {
    named: { one: 'الليلة الأولى', two: 'أول ليلتين', few: 'أول # ليالٍ', other: 'أول # ليلة' },
    kept: { one: 'بسعر الليلة الأولى', two: 'بسعر أول ليلتين', few: 'بسعر أول # ليالٍ', other: 'بسعر أول # ليلة' },
  },
  hi: {
    named: { one: 'पहली रात', other: 'पहली # रातें' },
    kept: { one: 'पहली रात की कीमत', other: 'पहली # रातों की कीमत' },
  },
};

/** The first nights of a stay in words: `named` by themselves, `kept` as what a hotel keeps the price of. */
export function firstNightsSentence(count: number, as: 'named' | 'kept', locale: Locale): string {
  const forms = nights[locale][as];
  return (forms[new Intl.PluralRules(locale).select(count)] ?? forms.other).replace('#', String(count));
}
