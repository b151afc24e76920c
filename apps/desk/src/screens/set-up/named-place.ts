import { isLocale, type Locale } from '@latchkey/site/urls';
import { type Documents, textAt } from './fields/document.ts';
import { facts, factsFile, nameIn, pictureName } from './fields/names-in.ts';
import { labelOf } from './fields/labels.table.ts';
import { partOf } from './fields/part.table.ts';
import type { NamedPlace } from './set-up.model.ts';

/** A place of the documents, as it is named to people who read `locale`. */
export function namedPlace(
  documents: Documents,
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

function subjectOf(documents: Documents, first: string, id: string, locale: Locale): string | null {
  if (id === '') return null;
  if (first === 'rooms') return nameIn(documents, `rooms.${id}.name`, id, locale);
  if (first === 'taxes')
    return nameIn(documents, `taxes.${id}`, textAt(facts(documents), `taxes.${id}.name`) || id, locale);
  if (['policies', 'rules', 'packages'].includes(first)) return nameIn(documents, `${first}.${id}.name`, id, locale);
  return ['ratePlans', 'addons', 'fees', 'promotions', 'seasons', 'places'].includes(first)
    ? nameIn(documents, `${first}.${id}`, id, locale)
    : null;
}

/** The entry of its page that a place is of, as that page names it. */
function entryOf(path: string): string | null {
  const [first = '', id = '', third = ''] = path.split('.');
  if (id === '') return null;
  if (['ratePlans', 'promotions', 'addons', 'packages', 'nearbyPlaces', 'places'].includes(first)) return id;
  if (['faqs', 'policies', 'rules'].includes(first)) return `${first}.${id}`;
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
