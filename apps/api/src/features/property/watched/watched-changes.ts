import { skeletonOf } from '@latchkey/booking-core/names';
import type { WatchedFact } from '@latchkey/booking-core/onboarding';
import type { BesideDocuments } from '../../../database/tables/hotel-tables.ts';
import type { DocumentTexts } from '../../catalogue/catalogue.ts';

/** What a hotel is known by at one time; `beside` null where nobody wrote that down. */
export interface WatchedState {
  readonly texts: DocumentTexts;
  readonly beside: BesideDocuments | null;
}

/** A fact that differs, as people read it; null where nothing stands there. `language` of words alone. */
export interface WatchedChange {
  readonly fact: WatchedFact;
  readonly language: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

type Document = Readonly<Record<string, unknown>>;

/** Where the words of a language say where a hotel is. */
export const placesOfWords = ['address', 'street', 'locality', 'city', 'destination', 'state', 'country'] as const;
/** Where its facts do. */
export const onMap = ['latitude', 'longitude', 'postalCode', 'countryCode'] as const;

/** What differs of that by which guests know a hotel and whom they pay. */
export function watchedChanges(before: WatchedState, after: WatchedState): WatchedChange[] {
  const [those, these] = [factsIn(before.texts), factsIn(after.texts)];
  const [besideThen, besideNow] = [before.beside ?? after.beside, after.beside];
  const differs = (fact: WatchedFact, one: string | null, other: string | null): WatchedChange[] =>
    one === other ? [] : [{ fact, language: null, before: one, after: other }];
  return [
    ...wordsChanged(before.texts, after.texts),
    ...differs('address', read(those, onMap), read(these, onMap)),
    ...differs('slug', textOf(those['slug']), textOf(these['slug'])),
    ...differs('host', hostsOf(those, besideThen), hostsOf(these, besideNow)),
    ...differs('account', accountsOf(those, besideThen), accountsOf(these, besideNow)),
    ...picturesChanged(picturesOf(those), picturesOf(these)),
  ];
}

function wordsChanged(before: DocumentTexts, after: DocumentTexts): WatchedChange[] {
  const files = Object.keys(after).filter((file) => file.startsWith('words.'));
  const known = new Set(
    Object.keys(before).map((file) => skeletonOf(textOf(documentIn(before, file)?.['name']) ?? '')),
  );
  return files.flatMap((file): WatchedChange[] => {
    const [those, these] = [documentIn(before, file), documentIn(after, file) ?? {}];
    const language = file.split('.')[1] ?? null;
    const [was, is] = [textOf(those?.['name']), textOf(these['name'])];
    // A language that is new may call the hotel as another does.
    const isNamedAnew = was !== is && !(those === undefined && known.has(skeletonOf(is ?? '')));
    const [stood, stands] = [those === undefined ? null : read(those, placesOfWords), read(these, placesOfWords)];
    return [
      ...(isNamedAnew ? [{ fact: 'name', language, before: was, after: is } as const] : []),
      ...(those === undefined || stood === stands
        ? []
        : [{ fact: 'address', language, before: stood, after: stands } as const]),
    ];
  });
}

/** Pictures that guests see, of which most are others than before. */
function picturesChanged(before: readonly string[], after: readonly string[]): WatchedChange[] {
  const kept = after.filter((one) => before.includes(one)).length;
  if (kept * 2 >= Math.max(before.length, after.length)) return [];
  return [{ fact: 'pictures', language: null, before: before.join(', '), after: after.join(', ') }];
}

const picturesOf = (facts: Document): string[] => {
  const rooms = Array.isArray(facts['rooms']) ? (facts['rooms'] as readonly Document[]) : [];
  return [
    ...new Set([facts, ...rooms].flatMap((one) => (Array.isArray(one['images']) ? one['images'] : []))),
  ] as string[];
};

function accountsOf(facts: Document, beside: BesideDocuments | null): string {
  const { others = [], ...first } = (facts['payment'] ?? {}) as Document & { readonly others?: readonly Document[] };
  const named = [first as Document, ...others].map(({ gateway, vendor, superVendor }) =>
    [gateway, vendor, superVendor].filter((part) => typeof part === 'string').join(' '),
  );
  // The hotel's own accounts are told apart by their keys, which documents lack; only accounts that they name count.
  const own = (beside?.accounts ?? []).filter((account) =>
    named.some((one) => one.split(' ')[1] === 'own' && account.startsWith(`${one.split(' ')[0]} `)),
  );
  return [...named, ...own].join(', ');
}

const hostsOf = (facts: Document, beside: BesideDocuments | null): string =>
  [...(Array.isArray(facts['hosts']) ? (facts['hosts'] as readonly string[]) : []), beside?.host ?? '']
    .filter((host) => host !== '')
    .join(', ');

const read = (document: Document, keys: readonly string[]): string =>
  keys
    .map((key) => textOf(document[key]))
    .filter((text) => text !== null)
    .join(' · ');

const textOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;

const documentIn = (texts: DocumentTexts, file: string): Document | undefined =>
  texts[file] === undefined ? undefined : (JSON.parse(texts[file]) as Document);
const factsIn = (texts: DocumentTexts): Document => documentIn(texts, 'hotel.json') ?? {};
