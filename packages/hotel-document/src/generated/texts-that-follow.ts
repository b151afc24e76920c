import { type Locale, locales } from '@latchkey/booking-core/language';
import type { DocumentChange } from '../drafts/document-change.types.ts';
import { factsIn, listAt, textAt, valueAt, wordsIn } from '../drafts/read-draft.ts';
import type { DraftDocuments } from '../drafts/unchecked.types.ts';
import { withChanges } from '../drafts/with-changes.ts';
import { wordsFile } from '../schema/document-names.ts';
import { marksIn, placeOf, placesByName } from './generated-places.ts';
import { headlineOf, textOfMark } from './text-of-mark.ts';

/**
 * The changes by which the marked texts of documents follow their facts. `formers` are the documents as guests see them and
 * as they were last saved: a marked text that says something else is a person’s, and loses its mark. One that was emptied
 * has its mark again, and so has the sentence of a new room. Words without any mark stay as they are.
 */
export const textsThatFollow = (formers: readonly DraftDocuments[], after: DraftDocuments): DocumentChange[] =>
  locales.flatMap((language) => inLanguage(formers, after, language));

function inLanguage(formers: readonly DraftDocuments[], after: DraftDocuments, language: Locale): DocumentChange[] {
  const changes: DocumentChange[] = [];
  let documents = after;
  const write = (path: string, value?: unknown): void => {
    const change = { file: wordsFile(language), path, ...(value === undefined ? {} : { value }) };
    changes.push(change);
    documents = withChanges(documents, [change]);
  };
  const emptied = emptiedPlaces(formers, after, language);
  for (const [mark] of emptied)
    if (!marksIn(after, language).includes(mark))
      write(`generated.${mark}`, mark === 'headline' ? headlineOf(after, language) : true);
  for (const mark of marksIn(documents, language)) {
    const is = textOfMark(documents, mark, language);
    const were = formers.map((former) => textOfMark(former, mark, language));
    const path = emptied.get(mark) ?? placeOf(documents, mark, language, [is, ...were]);
    // Somebody has written the text, or taken it out.
    if (path === null) write(`generated.${mark}`);
    else if (is !== null && textAt(wordsIn(documents, language), path) !== is) write(path, is);
  }
  return changes;
}

/** Where a text was emptied, or a new room has none yet, by the mark that it has from then on. */
function emptiedPlaces(
  formers: readonly DraftDocuments[],
  after: DraftDocuments,
  language: Locale,
): ReturnType<typeof placesByName> {
  const words = wordsIn(after, language);
  const isNew = (mark: string): boolean =>
    mark.startsWith('rooms.') &&
    formers[0] !== undefined &&
    !listAt(factsIn(formers[0]), 'rooms').some(({ id }) => mark === `rooms.${id}`);
  const moved = marksIn(after, language).flatMap((mark) =>
    formers.flatMap((former) => {
      const path = placeOf(former, mark, language, [textOfMark(former, mark, language)]);
      return path === null ? [] : [[mark, path] as const];
    }),
  );
  return new Map(
    [...placesByName(after, language), ...moved].filter(([mark, path]) => {
      const text = valueAt(words, path);
      return (text === '' || (text === undefined && isNew(mark))) && textOfMark(after, mark, language) !== null;
    }),
  );
}
