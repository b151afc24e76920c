import { isDeepStrictEqual } from 'node:util';
import type { WatchedFact } from '@latchkey/booking-core/onboarding';
import type { DocumentTexts, KeptChange } from '../../catalogue/catalogue.ts';
import { onMap, placesOfWords } from './watched-changes.ts';

type Document = Readonly<Record<string, unknown>>;
type Read = (document: Document) => unknown;

/** The changes that bring some facts back as they were in former documents; all else stays as it is. */
export function formerFacts(now: DocumentTexts, former: DocumentTexts, facts: ReadonlySet<WatchedFact>): KeptChange[] {
  const files = Object.keys(now).filter((file) => file.startsWith('words.'));
  return [...files.flatMap((file) => ofWords(file, now, former, facts)), ...ofFacts(now, former, facts)];
}

function ofWords(
  file: string,
  now: DocumentTexts,
  former: DocumentTexts,
  facts: ReadonlySet<WatchedFact>,
): KeptChange[] {
  // A language that was added calls the hotel as English does.
  const isNew = former[file] === undefined;
  const [these, those] = [documentIn(now, file), documentIn(former, isNew ? 'words.en.json' : file)];
  const back = (path: string, read: Read): KeptChange[] => changeTo(file, path, read(these), read(those));
  const alts = facts.has('pictures') && !isNew ? (those['images'] ?? {}) : {};
  const described = (these['images'] ?? {}) as Document;
  return [
    ...(facts.has('name') ? back('name', (one) => one['name']) : []),
    ...(facts.has('address') && !isNew ? placesOfWords.flatMap((place) => back(place, (one) => one[place])) : []),
    ...Object.entries(alts).flatMap(([name, words]) =>
      Object.hasOwn(described, name) ? [] : changeTo(file, `images.${name}`, undefined, words),
    ),
  ];
}

function ofFacts(now: DocumentTexts, former: DocumentTexts, facts: ReadonlySet<WatchedFact>): KeptChange[] {
  const [these, those] = [documentIn(now, 'hotel.json'), documentIn(former, 'hotel.json')];
  const back = (fact: WatchedFact, path: string, read: Read): KeptChange[] =>
    facts.has(fact) ? changeTo('hotel.json', path, read(these), read(those)) : [];
  const payment =
    (key: string): Read =>
    (one) =>
      (one['payment'] as Document | undefined)?.[key];
  return [
    ...onMap.flatMap((place) => back('address', place, (one) => one[place])),
    ...back('slug', 'slug', (one) => one['slug']),
    ...back('host', 'hosts', (one) => one['hosts']),
    ...['gateway', 'vendor', 'superVendor', 'others'].flatMap((key) => back('account', `payment.${key}`, payment(key))),
    ...back('pictures', 'images', (one) => one['images']),
    ...back('pictures', 'imageFocus', (one) => one['imageFocus']),
    ...roomsIn(those).flatMap((room) => {
      const same = roomsIn(these).find((one) => one['id'] === room['id']);
      return same === undefined || !facts.has('pictures')
        ? []
        : changeTo('hotel.json', `rooms.${String(room['id'])}.images`, same['images'], room['images']);
    }),
  ];
}

const roomsIn = (facts: Document): readonly Document[] =>
  Array.isArray(facts['rooms']) ? (facts['rooms'] as readonly Document[]) : [];

function changeTo(file: string, path: string, was: unknown, value: unknown): KeptChange[] {
  if (isDeepStrictEqual(was, value)) return [];
  return [{ file, path, ...(was === undefined ? {} : { was }), ...(value === undefined ? {} : { value }) }];
}

const documentIn = (texts: DocumentTexts, file: string): Document =>
  texts[file] === undefined ? {} : (JSON.parse(texts[file]) as Document);
