import { type Locale, locales } from '@latchkey/booking-core/language';
import { entriesAt, factsIn, keysAt, listAt, textAt, valueAt, wordsIn } from '../drafts/read-draft.ts';
import type { DraftDocuments } from '../drafts/unchecked.types.ts';
import { wordsFile } from '../schema/document-names.ts';
import { type MarkByName, marksByName, saidByName } from './said-by-name.ts';
import { textOfMark, wordMarks } from './text-of-mark.ts';

/** Where a text stands that follows from facts, or would if it were emptied. */
export interface GeneratedPlace {
  readonly file: string;
  readonly path: string;
  readonly follows: boolean;
}

/** A place of the words at which a text can follow. */
export type TextPath =
  | (typeof wordMarks)[number]
  | `rooms.${string}.sentence`
  | `${'policies' | 'rules'}.${number}.text`;

/** Where the texts stand that follow from the facts of documents, and those that somebody has written instead of one. */
export const generatedPlaces = (documents: DraftDocuments): GeneratedPlace[] =>
  locales.flatMap((language) => {
    const marks = marksIn(documents, language);
    const its = new Map(
      marks.map((mark) => [mark, placeOf(documents, mark, language, [textOfMark(documents, mark, language)])]),
    );
    const others = [...placesByName(documents, language)].filter(
      ([mark]) => (its.get(mark) ?? null) === null && textOfMark(documents, mark, language) !== null,
    );
    const file = wordsFile(language);
    return [
      ...[...its.values()].flatMap((path) => (path === null ? [] : [{ file, path, follows: true }])),
      ...others.map(([, path]) => ({ file, path, follows: false })),
    ];
  });

/** The marks of a language, as places under `generated`, in the order in which their texts are made. */
export function marksIn(documents: DraftDocuments, language: Locale): string[] {
  const words = wordsIn(documents, language);
  const ofRooms = keysAt(words, 'generated.rooms').map((id) => `rooms.${id}`);
  const own = keysAt(words, 'generated').filter((mark) => mark !== 'rooms');
  const ofWords = wordMarks.filter((mark) => own.includes(mark));
  return [...ofWords, ...own.filter((mark) => !ofWords.some((one) => one === mark)), ...ofRooms];
}

/**
 * Where the text of a mark stands, which is one of `texts`. Rules and policies have no ids, and any of them can be moved or
 * get another title: what tells the one of a mark is that it says, to the letter, what the facts made of it.
 */
export function placeOf(
  documents: DraftDocuments,
  mark: string,
  language: Locale,
  texts: readonly (string | null)[],
): TextPath | null {
  const words = wordsIn(documents, language);
  const isIts = (path: TextPath): boolean => texts.includes(textAt(words, path));
  const [part, id = ''] = mark.split('.');
  const word = wordMarks.find((one) => one === mark);
  if (word !== undefined) return isIts(word) ? word : null;
  if (part === 'rooms') return isIts(`rooms.${id}.sentence`) ? `rooms.${id}.sentence` : null;
  const list = listOf(mark);
  const places = entriesAt(words, list).map((_, at) => `${list}.${at}.text` as const);
  return places.find(isIts) ?? null;
}

/** Where the text of each mark is looked for that says something else: by the title, the id or the key, in words with marks. */
export function placesByName(documents: DraftDocuments, language: Locale): Map<string, TextPath> {
  const words = wordsIn(documents, language);
  if (valueAt(words, 'generated') === undefined) return new Map();
  const rooms = listAt(factsIn(documents), 'rooms').filter(({ id }) => keysAt(words, 'rooms').includes(id));
  return new Map<string, TextPath>([
    ...wordMarks.map((mark) => [mark, mark] as const),
    ...marksByName.flatMap((mark) => {
      const at = entriesAt(words, listOf(mark)).findIndex((one) => saidByName[mark].test(textAt(one, 'name').trim()));
      return at < 0 ? [] : [[mark, `${listOf(mark)}.${at}.text`] as const];
    }),
    ...rooms.map(({ id }) => [`rooms.${id}`, `rooms.${id}.sentence`] as const),
  ]);
}

const listOf = (mark: MarkByName | (string & {})): 'policies' | 'rules' => (mark === 'payment' ? 'policies' : 'rules');
