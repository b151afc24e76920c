import type { Locale } from '@latchkey/booking-core/language';
import { waysAtProperty } from '@latchkey/booking-core/payment-ways';
import { entriesAt, factsIn, listAt, textAt, valueAt, wordsIn } from '../drafts/read-draft.ts';
import type { DraftDocuments } from '../drafts/unchecked.types.ts';
import { type GeneratedHeadline, generatedHeadlines, usualTimes } from '../schema/lists.ts';
import { generatedTexts } from './generated-texts.table.ts';
import { paidWhere } from './paid-where.ts';

type Say = (documents: DraftDocuments, language: Locale) => string | null;

/** Words of the house itself that follow; what a later one says may be made of an earlier one. */
export const wordMarks = ['locality', 'state', 'headline', 'description', 'address', 'directions'] as const;
type WordMark = (typeof wordMarks)[number];

/** The marks that are no room's. */
const texts: Readonly<Record<WordMark | 'checkIn' | 'checkOut' | 'payment', Say>> = {
  locality: city,
  state: city,
  headline: (documents, language) =>
    filled(generatedTexts[language].headline[headlineOf(documents, language)], 'city', city(documents, language)),
  description: (documents, language) =>
    filled(generatedTexts[language].description, 'name', textAt(wordsIn(documents, language), 'name')),
  address: addressText,
  directions: (documents, language) =>
    filled(generatedTexts[language].directions, 'address', textAt(wordsIn(documents, language), 'address')),
  checkIn: (documents, language) =>
    filled(generatedTexts[language].checkIn, 'time', valueAt(factsIn(documents), 'checkInTime') ?? usualTimes.checkIn),
  checkOut: (documents, language) =>
    filled(
      generatedTexts[language].checkOut,
      'time',
      valueAt(factsIn(documents), 'checkOutTime') ?? usualTimes.checkOut,
    ),
  payment: paymentText,
};
const isText = (mark: string): mark is keyof typeof texts => Object.hasOwn(texts, mark);

/** The text that a mark stands for, by some documents; null where they do not say enough. */
export function textOfMark(documents: DraftDocuments, mark: string, language: Locale): string | null {
  const [part = '', id = ''] = mark.split('.');
  if (part === 'rooms') return roomText(documents, id, language);
  return isText(mark) ? texts[mark](documents, language) : null;
}

/** For which kind of house a headline is, by its mark; where it has none, by what the facts tell. */
export function headlineOf(documents: DraftDocuments, language: Locale): GeneratedHeadline {
  const mark = textAt(wordsIn(documents, language), 'generated.headline');
  const usual = valueAt(factsIn(documents), 'vacationRental') === true ? 'villa' : 'hotel';
  return generatedHeadlines.find((one) => one === mark) ?? usual;
}

const filled = (text: string, key: string, value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? text.replace(`{${key}}`, () => value) : null;

function city(documents: DraftDocuments, language: Locale): string | null {
  const said = textAt(wordsIn(documents, language), 'city');
  return said === '' ? null : said;
}

function addressText(documents: DraftDocuments, language: Locale): string | null {
  const street = textAt(wordsIn(documents, language), 'street');
  const place = [textAt(factsIn(documents), 'postalCode'), city(documents, language) ?? ''];
  return street === '' || place[1] === '' ? null : [street, place.filter((part) => part !== '').join(' ')].join(', ');
}

function roomText(documents: DraftDocuments, id: string, language: Locale): string | null {
  const most = listAt(factsIn(documents), 'rooms').find((room) => room.id === id)?.maxPax;
  if (typeof most !== 'number' || !Number.isInteger(most) || most < 1) return null;
  const { room, guests } = generatedTexts[language];
  const form = guests[new Intl.PluralRules(language).select(most)] ?? guests.other ?? '#';
  return room.replace('{guests}', form.replace('#', String(most)));
}

/** Where guests pay, by what their plans offer, and by which means where the house takes the money itself. */
function paymentText(documents: DraftDocuments, language: Locale): string {
  const own = factsIn(documents);
  const { online, atProperty, atPropertyBy, both, bothBy, ways: names } = generatedTexts[language].payment;
  const offered = listAt(own, 'ratePlans').flatMap((plan) => entriesAt(plan, 'payment'));
  const where = paidWhere(entriesAt(own, 'payment.modes'), offered);
  if (where === 'online') return online;
  const taken = entriesAt(own, 'payment.atProperty');
  const named = waysAtProperty.filter((way) => taken.includes(way)).map((way) => names[way]);
  if (named.length === 0) return where === 'both' ? both : atProperty;
  const ways = new Intl.ListFormat(language, { type: 'disjunction' }).format(named);
  return (where === 'both' ? bothBy : atPropertyBy).replace('{ways}', ways);
}
