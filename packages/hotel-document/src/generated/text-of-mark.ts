import type { Locale } from '@latchkey/booking-core/language';
import { guestsChoices, paymentWays, waysAtProperty } from '@latchkey/booking-core/payment-ways';
import { entriesAt, factsIn, listAt, valueAt } from '../drafts/read-draft.ts';
import type { DraftDocuments } from '../drafts/unchecked.types.ts';
import { usualTimes } from '../schema/lists.ts';
import { generatedTexts } from './generated-texts.table.ts';

/** The marks that are no room's. */
const texts: Readonly<Record<string, (documents: DraftDocuments, language: Locale) => string | null>> = {
  checkIn: (documents, language) =>
    timeText(generatedTexts[language].checkIn, valueAt(factsIn(documents), 'checkInTime') ?? usualTimes.checkIn),
  checkOut: (documents, language) =>
    timeText(generatedTexts[language].checkOut, valueAt(factsIn(documents), 'checkOutTime') ?? usualTimes.checkOut),
  payment: paymentText,
};

/** The text that a mark stands for, by the facts of some documents; null where they do not say enough. */
export function textOfMark(documents: DraftDocuments, mark: string, language: Locale): string | null {
  const [part = '', id = ''] = mark.split('.');
  if (part === 'rooms') return roomText(documents, id, language);
  return Object.hasOwn(texts, mark) ? (texts[mark]?.(documents, language) ?? null) : null;
}

const timeText = (text: string, time: unknown): string | null =>
  typeof time === 'string' && time !== '' ? text.replace('{time}', () => time) : null;

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
  const modes = entriesAt(own, 'payment.modes');
  const offered = new Set(listAt(own, 'ratePlans').flatMap((plan) => entriesAt(plan, 'payment')));
  const choices = guestsChoices.filter((way) => offered.has(way) && modes.includes(paymentWays[way].mode));
  const paysOnline = choices.some((way) => paymentWays[way].due !== 'nothing');
  // Of an advance the rest is paid there; a card that is kept is charged for a fee alone.
  if (paysOnline && choices.every((way) => paymentWays[way].due === 'all')) return online;
  const taken = entriesAt(own, 'payment.atProperty');
  const named = waysAtProperty.filter((way) => taken.includes(way)).map((way) => names[way]);
  if (named.length === 0) return paysOnline ? both : atProperty;
  const ways = new Intl.ListFormat(language, { type: 'disjunction' }).format(named);
  return (paysOnline ? bothBy : atPropertyBy).replace('{ways}', ways);
}
