import {
  changedFact,
  changedWords,
  type DocumentChange,
  type DraftDocuments,
  factsIn,
  textAt,
  valueAt,
  wordsIn,
} from '@latchkey/hotel-document/drafts';
import { languagesOf, wordsFile } from '../fields/names-in.ts';
import { markName, markOf, plainTyped } from '../fields/mark-of.ts';
import { typedDecimal } from '../fields/typed-figure.ts';
import { drawn } from './drawn.ts';
import { namesAt, pathOf, placesIn } from './pictures-of.ts';
import { type Focus } from '../model/pictures.types.ts';

const listChange = (place: string, value: readonly string[]): DocumentChange => changedFact(pathOf(place), value);

/**
 * Pictures that are to stand behind those of a place; those that stand there already change nothing. The drawing of a house
 * that begins makes room for them.
 */
export function addedTo(documents: DraftDocuments, place: string, names: readonly string[]): DocumentChange[] {
  const there = namesAt(documents, place);
  const more = names.filter((name) => !there.includes(name));
  if (more.length === 0) return [];
  const all = [...there.filter((name) => name !== drawn), ...new Set(more)];
  const isDrawnElsewhere = placesIn(documents).some((one) => one !== place && namesAt(documents, one).includes(drawn));
  return [listChange(place, all), ...(isDrawnElsewhere ? [] : withoutWords(documents, drawn))];
}

/** A picture that changes places with its neighbour. */
export function movedBy(documents: DraftDocuments, place: string, name: string, by: 1 | -1): DocumentChange[] {
  const names = [...namesAt(documents, place)];
  const at = names.indexOf(name);
  const other = names[at + by];
  if (at < 0 || other === undefined) return [];
  names[at] = other;
  names[at + by] = name;
  return [listChange(place, names)];
}

/** Where a picture is to be shown; null where a place would be left with none. */
export function shownAt(documents: DraftDocuments, name: string, wanted: readonly string[]): DocumentChange[] | null {
  const changes: DocumentChange[] = [];
  for (const place of placesIn(documents)) {
    const names = namesAt(documents, place);
    const [is, should] = [names.includes(name), wanted.includes(place)];
    if (is === should) continue;
    const rest = should ? [...names, name] : names.filter((one) => one !== name);
    if (rest.length === 0) return null;
    changes.push(listChange(place, rest));
  }
  return wanted.length === 0 ? [...changes, ...withoutWords(documents, name)] : changes;
}

/** The words and focus of a picture that is shown nowhere any more go with it. */
const withoutWords = (documents: DraftDocuments, name: string): DocumentChange[] => [
  ...languagesOf(documents).flatMap((language) =>
    valueAt(wordsIn(documents, language), `images.${name}`) === undefined
      ? []
      : [changedWords(language, `images.${name}`)],
  ),
  ...(valueAt(factsIn(documents), `imageFocus.${name}`) === undefined ? [] : [changedFact(`imageFocus.${name}`)]),
];

/** The form's texts for a picture in each language. A caption needs an `alt` beside it. */
export function describedAs(
  documents: DraftDocuments,
  name: string,
  typed: (field: string) => string,
): {
  readonly changes: readonly DocumentChange[];
  readonly invalid: readonly string[];
  readonly touched: Record<string, string>;
} {
  const changes: DocumentChange[] = [];
  const invalid: string[] = [];
  const touched: Record<string, string> = {};
  for (const language of languagesOf(documents)) {
    const file = wordsFile(language);
    const path = `images.${name}` as const;
    const said = (part: 'alt' | 'caption'): string => {
      const field = `${file} ${path}.${part}`;
      const text = plainTyped(typed(field));
      const was = typed(markName(field));
      if (was === '' || markOf(text) === was) return textAt(wordsIn(documents, language), `${path}.${part}`);
      touched[field] = text;
      return text;
    };
    const before = Object.keys(touched).length;
    const [alt, caption] = [said('alt'), said('caption')];
    if (Object.keys(touched).length === before) continue;
    if (alt === '' && caption !== '') invalid.push(`${file} ${path}.alt`);
    else
      changes.push(
        changedWords(language, path, alt === '' ? undefined : { alt, caption: caption === '' ? null : caption }),
      );
  }
  return { changes, invalid, touched };
}

/** The point of a picture that stays, as it is typed: in percent. Null where it is none. */
export function typedFocus(x: string, y: string): Focus | null {
  const [across, down] = [typedDecimal(x), typedDecimal(y)];
  const isShare = (share: number | null): share is number => share !== null && share >= 0 && share <= 100;
  return isShare(across) && isShare(down) ? { x: across, y: down } : null;
}

/** The point that was pressed, of a picture that stands so many pixels wide and high. */
export const pressedFocus = (
  { x, y }: Focus,
  { width, height }: { readonly width: number; readonly height: number },
): Focus => ({ x: percentOf(x, width), y: percentOf(y, height) });

const percentOf = (part: number, whole: number): number =>
  Math.min(100, Math.max(0, Math.round((part / whole) * 1000) / 10));

export const focusedOn = (name: string, focus: Focus): DocumentChange[] => [changedFact(`imageFocus.${name}`, focus)];

/** The longer side of a picture that is pressed on, in pixels of the page: it fits a phone. */
const pressedSide = 320;

/** How large a picture stands that is pressed on. */
export const pressedSize = ({ width, height }: { readonly width: number; readonly height: number }) => {
  const scale = pressedSide / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};
