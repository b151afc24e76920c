import type { Locale } from '@latchkey/site/urls';
import { type DraftDocuments, entriesAt, wordsIn } from '@latchkey/hotel-document/drafts';
import type { FieldGroup } from '../field.types.ts';
import { legalLists, policyLists, type WordList } from '../kinds.table.ts';
import { factField, group, inLanguages } from '../make-field.ts';
import { languagesOf, nameIn } from '../names-in.ts';

/** How many entries a list of the words has, in the language that has most. */
type ListPath = 'faqs' | (typeof policyLists)[number] | `legal.${(typeof legalLists)[number]}`;

const lengthOf = (documents: DraftDocuments, path: ListPath): number =>
  Math.max(0, ...languagesOf(documents).map((language) => entriesAt(wordsIn(documents, language), path).length));

const places = <const Path extends ListPath>(documents: DraftDocuments, path: Path): `${Path}.${number}`[] =>
  Array.from({ length: lengthOf(documents, path) }, (_, at) => `${path}.${at}` as const);

/** What guests ask, and what they are answered. */
export const questionGroups = (documents: DraftDocuments, locale: Locale): FieldGroup[] =>
  places(documents, 'faqs').map((at) =>
    group(at, { name: nameIn(documents, `${at}.modifiedQuestion`, at, locale) }, [
      ...inLanguages(documents, `${at}.modifiedQuestion`, 'modifiedQuestion', 'line'),
      ...inLanguages(documents, `${at}.answer`, 'answer', 'text'),
    ]),
  );

/** The hotel's own clauses beside the model text of the site, its imprint, and when a lawyer has read them. */
export const legalGroups = (documents: DraftDocuments, locale: Locale): FieldGroup[] => [
  group('lawyer', { label: 'lawyer' }, [
    factField(documents, 'legal.readByLawyerOn', { kind: 'date', label: 'readByLawyerOn', isOptional: true }),
  ]),
  ...legalLists.flatMap((list) => places(documents, `legal.${list}`).map((at) => titled(documents, at, list, locale))),
];

/** What holds for every stay: the policies, and the rules of the house. */
export const policyTexts = (documents: DraftDocuments, locale: Locale): FieldGroup[] =>
  policyLists.flatMap((list) => places(documents, list).map((at) => titled(documents, at, list, locale)));

/** An entry with a title and a text. */
const titled = (
  documents: DraftDocuments,
  at: `${Exclude<ListPath, 'faqs'>}.${number}`,
  wordList: WordList,
  locale: Locale,
): FieldGroup => ({
  ...group(at, { name: nameIn(documents, `${at}.name`, at, locale) }, [
    ...inLanguages(documents, `${at}.name`, 'name', 'line'),
    ...inLanguages(documents, `${at}.text`, 'text', 'text'),
  ]),
  wordList,
});
