import type { Locale } from '@latchkey/booking-core/language';
import { changedWords, draftDocuments, withChanges } from '@latchkey/hotel-document/drafts';
import type { WrittenFacts } from '@latchkey/hotel-document/facts';
import { textOfMark } from '@latchkey/hotel-document/generated';
import type { WrittenWords } from '@latchkey/hotel-document/words';
import { factsFile, wordsFile } from '@latchkey/hotel-document/names';
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
  const named = draftDocuments({
    [factsFile]: facts,
    [wordsFile(language)]: { name, city, street, generated: { headline: kind } },
  });
  const following = (mark: string, documents = named): string => {
    const text = textOfMark(documents, mark, language);
    if (text === null) throw new Error(`a house that begins does not say its ${mark}`);
    return text;
  };
  const timed = (title: string, mark: 'checkIn' | 'checkOut') => ({
    name: title,
    text: following(mark),
    nightsOnly: true as const,
  });
  const address = following('address');
  const isMalaysian = terms.hasProposedTaxes && proposal.taxes.some(({ exemptIf }) => exemptIf?.includes('malaysian'));
  return {
    name,
    headline: house.sentence === '' ? following('headline') : house.sentence,
    lead: say.lead,
    description: following('description'),
    story: say.story,
    address,
    street,
    locality: following('locality'),
    city,
    state: following('state'),
    country: new Intl.DisplayNames([language], { type: 'region' }).of(house.country) ?? house.country,
    directions: following('directions', withChanges(named, [changedWords(language, 'address', address)])),
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
      ...(house.sentence === '' ? { headline: kind } : {}),
      description: true,
      address: true,
      directions: true,
      locality: true,
      state: true,
      checkIn: true,
      checkOut: true,
      payment: true,
      rooms: Object.fromEntries(rooms.map(({ facts: { id } }) => [id, true as const])),
    },
  };
}
