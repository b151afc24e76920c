import type { Locale } from '@latchkey/api-contract/types';
import { withCommas } from '@latchkey/format/list';
import { formatNumber } from '@latchkey/format/number';
import type { HotelFacts } from '@latchkey/hotel-document/facts';

type Rule = Pick<HotelFacts['rooms'][number], 'gender' | 'minAge'>;

/** Who may sleep in a room, in a language: "Women only, from 18"; null where everybody may. */
export function whoSleepsSaid({ gender, minAge }: Rule, language: Locale): string | null {
  const say = words[language];
  const who = gender === undefined ? null : say[gender];
  if (minAge === undefined) return who;
  const from = say.from.replace('{age}', formatNumber(minAge, language));
  return withCommas([who ?? undefined, from], language);
}

/** The same as a part of a room's view; nothing where everybody may. */
export function whoSleepsIn(rule: Rule, language: Locale): { whoSleeps?: string } {
  const said = whoSleepsSaid(rule, language);
  return said === null ? {} : { whoSleeps: said };
}

const words: Readonly<Record<Locale, Readonly<Record<NonNullable<Rule['gender']> | 'from', string>>>> = {
  en: { women: 'Women only', men: 'Men only', mixed: 'Women and men', from: 'from {age} years' },
  de: { women: 'Nur für Frauen', men: 'Nur für Männer', mixed: 'Frauen und Männer', from: 'ab {age} Jahren' },
  ar: { women: 'للنساء فقط', men: 'للرجال فقط', mixed: 'للنساء والرجال', from: 'من عمر {age} سنة' },
  hi: { women: 'केवल महिलाएँ', men: 'केवल पुरुष', mixed: 'महिलाएँ और पुरुष', from: '{age} वर्ष से' },
};
