import type { Locale } from '@latchkey/booking-core/language';
import { draftDocuments } from '@latchkey/hotel-document/drafts';
import type { WrittenFacts } from '@latchkey/hotel-document/facts';
import { textOfMark } from '@latchkey/hotel-document/generated';
import type { WrittenWords } from '@latchkey/hotel-document/words';
import { factsFile } from '@latchkey/hotel-document/names';
import { fill } from '../../messaging/messaging.ts';
import { isOneVilla } from './facts-of.ts';
import type { ToCompose } from './to-compose.types.ts';
import { planId, standIn } from './room-documents.ts';
import { startWords } from './words.table.ts';

/** The words of a house that begins, in a language, with those that follow from its facts. Names are as they were typed. */
export function wordsOf(
  { house, rooms, terms, proposal }: ToCompose,
  language: Locale,
  facts: WrittenFacts,
): WrittenWords {
  const say = startWords[language];
  const { name, city, street } = house;
  const kind = house.kind === 'villa' && !isOneVilla({ house, rooms }) ? 'villas' : house.kind;
  const address = [street, [house.postalCode, city].filter((part) => part !== '').join(' ')].join(', ');
  const filled = (text: string): string => fill(text, { name, city, address });
  const documents = draftDocuments({ [factsFile]: facts });
  const following = (mark: string): string => {
    const text = textOfMark(documents, mark, language);
    if (text === null) throw new Error(`the facts of a house that begins do not say its ${mark}`);
    return text;
  };
  const timed = (name: string, mark: 'checkIn' | 'checkOut') => ({
    name,
    text: following(mark),
    nightsOnly: true as const,
  });
  const isMalaysian = terms.hasProposedTaxes && proposal.taxes.some(({ exemptIf }) => exemptIf?.includes('malaysian'));
  return {
    name,
    headline: house.sentence === '' ? filled(say.headline[kind]) : house.sentence,
    lead: say.lead,
    description: filled(say.description),
    story: say.story,
    address,
    street,
    locality: city,
    city,
    state: city,
    country: new Intl.DisplayNames([language], { type: 'region' }).of(house.country) ?? house.country,
    directions: filled(say.directions),
    facilities: [],
    rules: [timed(say.checkIn, 'checkIn'), timed(say.checkOut, 'checkOut')],
    policies: [{ name: say.pays, text: following('payment') }],
    faqs: [],
    images: { [standIn]: { alt: say.picture } },
    rooms: Object.fromEntries(
      rooms.map(({ name: roomName, facts: { id } }) => [
        id,
        {
          name: roomName,
          sentence: following(`rooms.${id}`),
          description: say.roomDescription,
          amenities: [],
        },
      ]),
    ),
    ratePlans: { [planId]: say.plan },
    ...(isMalaysian ? { taxExemptions: { malaysian: say.malaysian } } : {}),
    generated: {
      checkIn: true,
      checkOut: true,
      payment: true,
      rooms: Object.fromEntries(rooms.map(({ facts: { id } }) => [id, true as const])),
    },
  };
}
