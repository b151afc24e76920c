import type { Locale } from '@latchkey/site/urls';
import {
  addedEntries,
  changedFact,
  changedWords,
  type DocumentChange,
  type DraftDocuments,
  entriesAt,
  type EntryList,
  factsIn,
  keysAt,
  listAt,
  textAt,
  valueAt,
  wordsIn,
} from '@latchkey/hotel-document/drafts';
import { offerKinds } from '@latchkey/booking-core/promotion';
import { weekdays } from '@latchkey/booking-core/dates';
import { newExtra, newOffer, newPackage, newPlace, newPlan, newRoom } from '@latchkey/hotel-document/defaults';
import type { WrittenWords } from '@latchkey/hotel-document/words';
import { guestsChoices } from '@latchkey/booking-core/payment-ways';
import { removedCharge } from './charge-entries.ts';
import type { AddedEntry } from './entry.types.ts';
import { freshId } from './fresh-id.ts';
import { removedRule } from './rule-entries.ts';
import { plansInRooms } from './groups/packages.ts';
import { legalLists, policyLists } from './kinds.table.ts';
import { plainTyped } from './mark-of.ts';
import { languagesOf } from './names-in.ts';
import { newName, newText } from './new-controls.ts';
import type { SettingsPart } from './part.table.ts';

/** On which pages something is added and taken out: the list of the facts, and the part of the words by the same ids. */
const ofFacts = {
  rooms: { list: 'rooms', words: 'rooms' },
  plans: { list: 'ratePlans', words: 'ratePlans' },
  offers: { list: 'promotions', words: 'promotions' },
  extras: { list: 'addons', words: 'addons' },
  packages: { list: 'packages', words: 'packages' },
  places: { list: 'nearbyPlaces', words: 'places' },
} as const satisfies Readonly<Record<string, { readonly list: EntryList; readonly words: keyof WrittenWords }>>;
type OfFacts = keyof typeof ofFacts;
const isOfFacts = (part: SettingsPart): part is OfFacts => Object.hasOwn(ofFacts, part);

/** The pages whose lists are words alone. */
const ofWords = ['questions', 'policies', 'legal'] as const;
export const takesEntries = (part: SettingsPart): boolean =>
  part === 'taxes' || part === 'seasons' || isOfFacts(part) || ofWords.some((one) => one === part);

type Typed = (name: string) => string;

interface Names {
  readonly language: Locale;
  readonly name: string;
  readonly text: string;
}

const namesIn = (documents: DraftDocuments, typed: Typed): readonly Names[] =>
  languagesOf(documents)
    .map((language) => ({
      language,
      name: plainTyped(typed(newName(language))),
      text: plainTyped(typed(newText(language))),
    }))
    .filter(({ name, text }) => name !== '' || text !== '');

/** A new entry of a page out of its form: what it lacks is said beside it then. Null where it has no name. */
export function addedEntry(part: SettingsPart, documents: DraftDocuments, typed: Typed): AddedEntry | null {
  const names = namesIn(documents, typed);
  if (names.length === 0 || names.some(({ name }) => name === '')) return null;
  if (!isOfFacts(part)) return addedToWords(part, documents, typed, names);
  const { list, words } = ofFacts[part];
  const id = freshId(documents, list, names);
  const value = entryOf(part, documents, id, typed('new kind'));
  return {
    id,
    changes: [...addedEntries(documents, list, [value]), ...names.map((ofLanguage) => namedAs(words, id, ofLanguage))],
  };
}

/** What a new entry is called in a language. */
function namedAs(
  words: (typeof ofFacts)[OfFacts]['words'],
  id: string,
  { language, name, text }: Names,
): DocumentChange {
  if (words === 'rooms') return changedWords(language, `rooms.${id}`, { name, amenities: [] });
  if (words === 'packages') return changedWords(language, `packages.${id}`, { name, text });
  return changedWords(language, `${words}.${id}`, name);
}

/** What a new entry says of itself: as much as is true of every one of its kind. */
function entryOf(part: OfFacts, documents: DraftDocuments, id: string, kind: string): { readonly id: string } {
  const own = factsIn(documents);
  switch (part) {
    case 'rooms':
      return newRoom(id, entriesAt(own, 'images').map(String));
    case 'plans': {
      const [base] = listAt(own, 'ratePlans').filter((plan) => plan.derivedFrom === undefined);
      if (base === undefined) return newPlan(id, null);
      const ways = entriesAt(own, `ratePlans.${base.id}.payment`).flatMap(
        (way) => guestsChoices.find((one) => one === way) ?? [],
      );
      return newPlan(id, { id: base.id, payment: ways.length === 0 ? undefined : ways });
    }
    case 'offers':
      return newOffer(
        id,
        offerKinds.find((one) => one === kind),
      );
    case 'extras':
      return newExtra(id);
    case 'packages':
      return newPackage(id, plansInRooms(documents));
    case 'places':
      return newPlace(id);
  }
}

type ListOfWords = 'faqs' | (typeof policyLists)[number] | `legal.${(typeof legalLists)[number]}`;
const listsOfWords: readonly ListOfWords[] = [
  'faqs',
  ...policyLists,
  ...legalLists.map((list) => `legal.${list}` as const),
];

/** The list of the words that an entry of a page stands in. */
function wordList(part: SettingsPart, kind: string): ListOfWords {
  if (part === 'questions') return 'faqs';
  if (part === 'policies') return policyLists.find((one) => one === kind) ?? 'policies';
  return `legal.${legalLists.find((one) => one === kind) ?? 'imprint'}`;
}

function addedToWords(
  part: SettingsPart,
  documents: DraftDocuments,
  typed: Typed,
  names: readonly Names[],
): AddedEntry | null {
  if (names.some(({ text }) => text === '')) return null;
  const path = wordList(part, typed('new kind'));
  const length = Math.max(0, ...languagesOf(documents).map((one) => entriesAt(wordsIn(documents, one), path).length));
  return {
    id: `${path}.${length}`,
    changes: names.map(({ language, name, text }) => {
      const words = wordsIn(documents, language);
      return path === 'faqs'
        ? changedWords(language, path, [...entriesAt(words, path), { modifiedQuestion: name, answer: text }])
        : changedWords(language, path, [...entriesAt(words, path), { name, text }]);
    }),
  };
}

/** Takes an entry out, with its words and its mentions elsewhere. Null where there is none such. */
export function removedEntry(
  part: SettingsPart,
  documents: DraftDocuments,
  id: string,
): readonly DocumentChange[] | null {
  if (part === 'taxes') return removedCharge(documents, id);
  if (part === 'seasons') return removedRule(documents, id);
  if (!isOfFacts(part)) return removedFromWords(documents, id);
  const { list, words } = ofFacts[part];
  if (!listAt(factsIn(documents), list).some((one) => one.id === id)) return null;
  return [
    changedFact(`${list}.${id}`),
    ...languagesOf(documents)
      .filter((language) => keysAt(wordsIn(documents, language), words).includes(id))
      .map((language) => changedWords(language, `${words}.${id}`)),
    ...(part === 'rooms' ? stopping(documents, id, false) : []),
    ...(part === 'plans'
      ? listAt(factsIn(documents), 'rooms')
          .filter((room) => keysAt(room, 'prices').includes(id))
          .map((room) => changedFact(`rooms.${room.id}.prices.${id}`))
      : []),
  ];
}

function removedFromWords(documents: DraftDocuments, id: string): readonly DocumentChange[] | null {
  const path = listsOfWords.find((list) => id.startsWith(`${list}.`));
  if (path === undefined) return null;
  const place = id.slice(path.length + 1);
  const changes = languagesOf(documents).flatMap((language) => {
    const entries = entriesAt(wordsIn(documents, language), path);
    const rest = entries.filter((_, at) => String(at) !== place);
    return rest.length === entries.length ? [] : [changedWords(language, path, rest)];
  });
  return changes.length === 0 ? null : changes;
}

/** Has a room type be sold no more, by keeping all its rooms back on every weekday, or be sold again. */
export function stopping(documents: DraftDocuments, id: string, isStopped: boolean): readonly DocumentChange[] {
  const kept = entriesAt(factsIn(documents), 'keptBack');
  const others = kept.filter((one) => textAt(one, 'roomId') !== id);
  if (!isStopped) return others.length === kept.length ? [] : [changedFact('keptBack', others)];
  const total = Number(valueAt(factsIn(documents), `rooms.${id}.total`) ?? 1);
  return [changedFact('keptBack', [...others, { roomId: id, weekdays, rooms: total }])];
}
