import { isLocale, type Locale } from '@latchkey/site/urls';
import { type DraftDocuments, type EntryList, factsIn, textAt } from '@latchkey/hotel-document/drafts';
import type { WrittenWords } from '@latchkey/hotel-document/words';
import { factsFile, nameIn, pictureName } from './fields/names-in.ts';
import { labelOf } from './fields/labels.table.ts';
import { partOf } from './fields/part-of.ts';
import type { NamedPlace } from './settings.model.ts';

/** A place of the documents, as it is named to people who read `locale`. */
export function namedPlace(
  documents: DraftDocuments,
  { file, path }: { readonly file: string; readonly path: string },
  locale: Locale,
): NamedPlace {
  const [first = '', id = '', third = ''] = path.split('.');
  const language = /^words\.([a-z]{2})\.json$/.exec(file)?.[1] ?? '';
  const picture = /^images\/(.+)\.jpg$/.exec(file)?.[1] ?? (['images', 'imageFocus'].includes(first) ? id : '');
  const isPicture = picture !== '' || (first === 'rooms' && third === 'images');
  return {
    file,
    path,
    label: labelOf(picture === '' ? path : 'images'),
    of: picture === '' ? subjectOf(documents, first, id, locale) : pictureName(documents, picture, locale),
    language: isLocale(language) ? language : null,
    part: file === factsFile || isLocale(language) || picture !== '' ? partOf(file, path) : null,
    room: first === 'rooms' && id !== '' && !isPicture ? id : null,
    picture: picture === '' ? null : picture,
    entry: entryOf(path),
  };
}

/** Parts of the words whose entries have a name beside others, and those that are names themselves. */
const withTitles = ['policies', 'rules', 'packages'] as const satisfies readonly (keyof WrittenWords)[];
const withNames = [
  'ratePlans',
  'addons',
  'fees',
  'promotions',
  'places',
] as const satisfies readonly (keyof WrittenWords)[];

function subjectOf(documents: DraftDocuments, first: string, id: string, locale: Locale): string | null {
  if (id === '') return null;
  if (first === 'rooms') return nameIn(documents, `rooms.${id}.name`, id, locale);
  if (first === 'taxes')
    return nameIn(documents, `taxes.${id}`, textAt(factsIn(documents), `taxes.${id}.name`) || id, locale);
  const titled = withTitles.find((one) => one === first);
  if (titled !== undefined) return nameIn(documents, `${titled}.${id}.name`, id, locale);
  const named = withNames.find((one) => one === first);
  if (named !== undefined) return nameIn(documents, `${named}.${id}`, id, locale);
  return first === 'seasons' || first === 'restrictions'
    ? textAt(factsIn(documents), `${first}.${id}.name`) || id
    : null;
}

/** Lists whose entries go by their ids, in the facts and in the words, and those whose entries go by their number. */
const ofFacts = [
  'ratePlans',
  'promotions',
  'addons',
  'packages',
  'nearbyPlaces',
] as const satisfies readonly EntryList[];
const ofWords = ['places'] as const satisfies readonly (keyof WrittenWords)[];
const inPlace = ['faqs', 'policies', 'rules'] as const satisfies readonly (keyof WrittenWords)[];

/** The entry of its page that a place is of, as that page names it. */
function entryOf(path: string): string | null {
  const [first = '', id = '', third = ''] = path.split('.');
  if (id === '') return null;
  if ([...ofFacts, ...ofWords].some((one) => one === first)) return id;
  if (inPlace.some((one) => one === first)) return `${first}.${id}`;
  if (first === 'seasons' || first === 'restrictions') return `${first}.${id}`;
  return first === 'legal' && third !== '' ? `${first}.${id}.${third}` : null;
}

/** What leads to a place on its page. */
export const queryOf = ({
  room,
  picture,
  entry,
}: Pick<NamedPlace, 'room' | 'picture' | 'entry'>): Readonly<Record<string, string>> => ({
  ...(room === null ? {} : { room }),
  ...(picture === null ? {} : { picture }),
  ...(entry === null ? {} : { entry }),
});
