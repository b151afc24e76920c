import type { Locale } from '@latchkey/booking-core/language';
import { isKeyed } from '@latchkey/hotel-document/drafts';
import type { MissingText, SaidText } from './texts-of.ts';

/** Names, and guests' own words: they stand as they are written in every language until a person writes them otherwise. */
const asWritten = ['name', 'address', 'street', 'locality', 'city', 'destination', 'state', 'places', 'reviews'];

/** Whether a text is carried over as it is written, and sent to nobody. */
export const isCarriedOver = ({ path }: Pick<MissingText, 'path'>): boolean =>
  asWritten.includes(path.split('.')[0] ?? '');

/** The names that a translation keeps: of the hotel, of where it is, and of the places around it. */
export function namesIn(words: Readonly<Partial<Record<Locale, unknown>>>, from: Locale): readonly string[] {
  const own = words[from];
  if (!isKeyed(own)) return [];
  const names = [
    own['name'],
    own['locality'],
    own['city'],
    ...(isKeyed(own['places']) ? Object.values(own['places']) : []),
  ];
  return [...new Set(names.filter((name): name is string => typeof name === 'string' && name.length > 2))];
}

const mostTexts = 24;
const mostCharacters = 3000;

/** The texts of one request: of one language, as many as one answer holds. */
export function batchOf(missing: readonly MissingText[]): readonly MissingText[] {
  const batch: MissingText[] = [];
  let [texts, characters] = [0, 0];
  for (const one of missing.filter(({ from }) => from === missing[0]?.from)) {
    const its = entriesOf(one.original);
    texts += its.length;
    characters += its.join('').length;
    if (batch.length > 0 && (texts > mostTexts || characters > mostCharacters)) break;
    batch.push(one);
  }
  return batch;
}

export const entriesOf = (said: SaidText): readonly string[] => (typeof said === 'string' ? [said] : said);

/** The answers to one request, from a list of all its texts in their order. */
export function answersOf(batch: readonly MissingText[], texts: readonly string[]): readonly SaidText[] {
  let at = 0;
  return batch.map(({ original }) => {
    const its = texts.slice(at, (at += entriesOf(original).length)).map((text) => text.trim());
    return typeof original === 'string' ? (its[0] ?? '') : its;
  });
}
