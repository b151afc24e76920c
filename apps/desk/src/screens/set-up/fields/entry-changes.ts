import type { Locale } from '@latchkey/site/urls';
import type { Change } from './change.types.ts';
import { removedCharge } from './charge-entries.ts';
import { type Documents, entriesAt, keysAt, listAt, textAt, valueAt } from './document.ts';
import type { AddedEntry } from './entry.types.ts';
import { entries, fact, type ListEntry } from './fact.ts';
import { freshId } from './fresh-id.ts';
import { plansInRooms } from './groups/packages.ts';
import { everyDay } from './groups/rooms.ts';
import { legalLists, offerKindNames, policyLists } from './kinds.table.ts';
import { plainTyped } from './mark-of.ts';
import { facts, languagesOf, wordsFile } from './names-in.ts';
import { newName, newText } from './new-controls.ts';
import type { SetUpPart } from './part.table.ts';

/** On which pages something is added and taken out: the list of the facts, and the part of the words by the same ids. */
const ofFacts = {
  rooms: { list: 'rooms', words: 'rooms' },
  plans: { list: 'ratePlans', words: 'ratePlans' },
  offers: { list: 'promotions', words: 'promotions' },
  extras: { list: 'addons', words: 'addons' },
  packages: { list: 'packages', words: 'packages' },
  places: { list: 'nearbyPlaces', words: 'places' },
} as const;
type OfFacts = keyof typeof ofFacts;
const isOfFacts = (part: SetUpPart): part is OfFacts => Object.hasOwn(ofFacts, part);

/** The pages whose lists are words alone. */
const ofWords = ['questions', 'policies', 'legal'] as const;
export const takesEntries = (part: SetUpPart): boolean =>
  part === 'taxes' || isOfFacts(part) || ofWords.some((one) => one === part);

type Typed = (name: string) => string;

interface Names {
  readonly language: Locale;
  readonly name: string;
  readonly text: string;
}

const namesIn = (documents: Documents, typed: Typed): readonly Names[] =>
  languagesOf(documents)
    .map((language) => ({
      language,
      name: plainTyped(typed(newName(language))),
      text: plainTyped(typed(newText(language))),
    }))
    .filter(({ name, text }) => name !== '' || text !== '');

/** Something new on a page, by what was typed: what it lacks is said beside it then. Null where it has no name. */
export function addedEntry(part: SetUpPart, documents: Documents, typed: Typed): AddedEntry | null {
  const names = namesIn(documents, typed);
  if (names.length === 0 || names.some(({ name }) => name === '')) return null;
  if (!isOfFacts(part)) return addedToWords(part, documents, typed, names);
  const { list, words } = ofFacts[part];
  const id = freshId(documents, list, names);
  const value = entryOf(part, documents, id, typed('new kind'));
  return {
    id,
    changes: [
      ...entries(documents, list, [value]),
      ...names.map(({ language, name, text }) => ({
        file: wordsFile(language),
        path: `${words}.${id}`,
        value: part === 'rooms' ? { name, amenities: [] } : part === 'packages' ? { name, text } : name,
      })),
    ],
  };
}

/** What a new entry says of itself: as much as is true of every one of its kind. */
function entryOf(part: OfFacts, documents: Documents, id: string, kind: string): ListEntry {
  const own = facts(documents);
  switch (part) {
    case 'rooms':
      return {
        id,
        total: 1,
        images: entriesAt(own, 'images').slice(0, 1),
        beds: [{ kind: 'double', count: 1 }],
        maxPax: 2,
        maxBeds: 2,
        prices: {},
      };
    case 'plans': {
      const [base] = listAt(own, 'ratePlans').filter((plan) => plan['derivedFrom'] === undefined);
      return {
        id,
        inclusions: [],
        cancellation: [{ hoursBeforeCheckIn: 24, percent: 0 }],
        payment: base?.['payment'] ?? ['at-property'],
        ...(base === undefined ? {} : { derivedFrom: { ratePlanId: base.id, percent: 0 } }),
      };
    }
    case 'offers':
      return { id, kind: offerKindNames.find((one) => one === kind) ?? 'percent-off' };
    case 'extras':
      return { id, category: 'booking' };
    case 'packages':
      return { id, ratePlans: plansInRooms(documents).slice(0, 1), addonIds: [] };
    case 'places':
      return { id, kind: 'sight' };
  }
}

/** The list of the words that an entry of a page stands in. */
function wordList(part: SetUpPart, kind: string): string {
  if (part === 'questions') return 'faqs';
  if (part === 'policies') return policyLists.find((one) => one === kind) ?? 'policies';
  return `legal.${legalLists.find((one) => one === kind) ?? 'imprint'}`;
}

function addedToWords(part: SetUpPart, documents: Documents, typed: Typed, names: readonly Names[]): AddedEntry | null {
  if (names.some(({ text }) => text === '')) return null;
  const path = wordList(part, typed('new kind'));
  const length = Math.max(0, ...languagesOf(documents).map((one) => entriesAt(documents[wordsFile(one)], path).length));
  return {
    id: `${path}.${length}`,
    changes: names.map(({ language, name, text }) => {
      const file = wordsFile(language);
      const value = part === 'questions' ? { modifiedQuestion: name, answer: text } : { name, text };
      return { file, path, value: [...entriesAt(documents[file], path), value] };
    }),
  };
}

/** An entry that is taken out, with its words and what is said of it elsewhere. Null where there is none such. */
export function removedEntry(part: SetUpPart, documents: Documents, id: string): readonly Change[] | null {
  if (part === 'taxes') return removedCharge(documents, id);
  if (!isOfFacts(part)) return removedFromWords(documents, id);
  const { list, words } = ofFacts[part];
  if (!listAt(facts(documents), list).some((one) => one.id === id)) return null;
  return [
    fact(`${list}.${id}`),
    ...languagesOf(documents)
      .filter((language) => keysAt(documents[wordsFile(language)], words).includes(id))
      .map((language) => ({ file: wordsFile(language), path: `${words}.${id}` })),
    ...(part === 'rooms' ? stopping(documents, id, false) : []),
    ...(part === 'plans'
      ? listAt(facts(documents), 'rooms')
          .filter((room) => keysAt(room, 'prices').includes(id))
          .map((room) => fact(`rooms.${room.id}.prices.${id}`))
      : []),
  ];
}

function removedFromWords(documents: Documents, id: string): readonly Change[] | null {
  const [, path, place] = /^(faqs|policies|rules|legal\.(?:imprint|privacy|terms))\.(\d{1,4})$/.exec(id) ?? [];
  if (path === undefined) return null;
  const changes = languagesOf(documents).flatMap((language) => {
    const file = wordsFile(language);
    const entries = entriesAt(documents[file], path);
    const rest = entries.filter((_, at) => at !== Number(place));
    return rest.length === entries.length ? [] : [{ file, path, value: rest }];
  });
  return changes.length === 0 ? null : changes;
}

/** Has a room type be sold no more, by keeping all its rooms back on every weekday, or be sold again. */
export function stopping(documents: Documents, id: string, isStopped: boolean): readonly Change[] {
  const kept = entriesAt(facts(documents), 'keptBack');
  const others = kept.filter((one) => textAt(one, 'roomId') !== id);
  if (!isStopped) return others.length === kept.length ? [] : [fact('keptBack', others)];
  const total = Number(valueAt(facts(documents), `rooms.${id}.total`) ?? 1);
  return [fact('keptBack', [...others, { roomId: id, weekdays: everyDay, rooms: total }])];
}
