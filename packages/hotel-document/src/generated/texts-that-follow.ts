import { type Locale, locales } from '@latchkey/booking-core/language';
import type { DocumentChange } from '../drafts/document-change.types.ts';
import { entriesAt, keysAt, textAt, wordsIn } from '../drafts/read-draft.ts';
import type { DraftDocuments } from '../drafts/unchecked.types.ts';
import { wordsFile } from '../schema/document-names.ts';
import { textOfMark } from './text-of-mark.ts';

/** A text in the words of a language, by its place. */
export interface GeneratedPlace {
  readonly file: string;
  readonly path: string;
}

/**
 * The changes by which the marked texts of documents follow their facts. `formers` are the documents as guests see them and
 * as they were last saved: a marked text that says something else is a person’s, and loses its mark.
 */
export function textsThatFollow(formers: readonly DraftDocuments[], after: DraftDocuments): DocumentChange[] {
  return locales.flatMap((language) => {
    return marksIn(after, language).flatMap((mark): DocumentChange[] => {
      const is = textOfMark(after, mark, language);
      const were = formers.map((former) => textOfMark(former, mark, language));
      const path = placeOf(after, mark, language, [is, ...were]);
      // Somebody has written the text, or taken it out.
      if (path === null) return [{ file: wordsFile(language), path: `generated.${mark}` }];
      const isSaid = is === null || textAt(wordsIn(after, language), path) === is;
      return isSaid ? [] : [{ file: wordsFile(language), path, value: is }];
    });
  });
}

/** Where the texts stand that follow from the facts of documents. */
export const generatedPlaces = (documents: DraftDocuments): GeneratedPlace[] =>
  locales.flatMap((language) =>
    marksIn(documents, language).flatMap((mark) => {
      const path = placeOf(documents, mark, language, [textOfMark(documents, mark, language)]);
      return path === null ? [] : [{ file: wordsFile(language), path }];
    }),
  );

/** The marks of a language, as places under `generated`. */
const marksIn = (documents: DraftDocuments, language: Locale): string[] => {
  const words = wordsIn(documents, language);
  const ofRooms = keysAt(words, 'generated.rooms').map((id) => `rooms.${id}`);
  return [...keysAt(words, 'generated').filter((mark) => mark !== 'rooms'), ...ofRooms];
};

type TextPath = `rooms.${string}.sentence` | `${'policies' | 'rules'}.${number}.text`;

/**
 * Where the text of a mark stands, which is one of `texts`. Rules and policies have no ids, and any of them can be moved or
 * get another title: what tells the one of a mark is that it says, to the letter, what the facts made of it.
 */
function placeOf(
  documents: DraftDocuments,
  mark: string,
  language: Locale,
  texts: readonly (string | null)[],
): TextPath | null {
  const words = wordsIn(documents, language);
  const isIts = (path: TextPath): boolean => texts.includes(textAt(words, path));
  const [part, id = ''] = mark.split('.');
  if (part === 'rooms') return isIts(`rooms.${id}.sentence`) ? `rooms.${id}.sentence` : null;
  const list = mark === 'payment' ? 'policies' : 'rules';
  const places = entriesAt(words, list).map((_, at) => `${list}.${at}.text` as const);
  return places.find(isIts) ?? null;
}
