import type { Locale } from '@latchkey/api-contract/types';

export type CountedNoun = 'day' | 'night' | 'room' | 'hour' | 'adult' | 'child' | 'infant';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

const words: Record<Locale, Record<CountedNoun, Forms>> = {
  en: {
    day: { one: '{n} day', other: '{n} days' },
    night: { one: '{n} night', other: '{n} nights' },
    room: { one: '{n} room', other: '{n} rooms' },
    hour: { one: '{n} hour', other: '{n} hours' },
    adult: { one: '{n} adult', other: '{n} adults' },
    child: { one: '{n} child', other: '{n} children' },
    infant: { one: '{n} infant', other: '{n} infants' },
  },
  de: {
    day: { one: '{n} Tag', other: '{n} Tage' },
    night: { one: '{n} Nacht', other: '{n} Nächte' },
    room: { one: '{n} Zimmer', other: '{n} Zimmer' },
    hour: { one: '{n} Stunde', other: '{n} Stunden' },
    adult: { one: '{n} Erwachsener', other: '{n} Erwachsene' },
    child: { one: '{n} Kind', other: '{n} Kinder' },
    infant: { one: '{n} Kleinkind', other: '{n} Kleinkinder' },
  },
  ar: {
    // As it stands after "before" and "within".
    day: { one: 'يوم واحد', two: 'يومين', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
    night: { one: 'ليلة واحدة', two: 'ليلتان', few: '{n} ليالٍ', other: '{n} ليلة' },
    room: { one: 'غرفة واحدة', two: 'غرفتان', few: '{n} غرف', other: '{n} غرفة' },
    hour: { one: 'ساعة واحدة', two: 'ساعتان', few: '{n} ساعات', other: '{n} ساعة' },
    adult: { one: 'بالغ واحد', two: 'بالغان', few: '{n} بالغين', many: '{n} بالغًا', other: '{n} بالغ' },
    child: { one: 'طفل واحد', two: 'طفلان', few: '{n} أطفال', many: '{n} طفلًا', other: '{n} طفل' },
    infant: { one: 'رضيع واحد', two: 'رضيعان', few: '{n} رضّع', many: '{n} رضيعًا', other: '{n} رضيع' },
  },
  hi: {
    day: { one: '{n} दिन', other: '{n} दिन' },
    night: { one: '{n} रात', other: '{n} रातें' },
    room: { one: '{n} कमरा', other: '{n} कमरे' },
    hour: { one: '{n} घंटा', other: '{n} घंटे' },
    adult: { one: '{n} वयस्क', other: '{n} वयस्क' },
    child: { one: '{n} बच्चा', other: '{n} बच्चे' },
    infant: { one: '{n} शिशु', other: '{n} शिशु' },
  },
};

/** "3 nights", in the plural form of the language (Arabic has six). */
export function counted(count: number, what: CountedNoun, language: Locale): string {
  const forms = words[language][what];
  return (forms[new Intl.PluralRules(language).select(count)] ?? forms.other).replace('{n}', String(count));
}
