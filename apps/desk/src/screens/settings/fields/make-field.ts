import {
  type DraftDocuments,
  entriesAt,
  factsIn,
  type PathOf,
  textAt,
  valueAt,
  wordsIn,
} from '@latchkey/hotel-document/drafts';
import type { WrittenFacts } from '@latchkey/hotel-document/facts';
import type { WrittenWords } from '@latchkey/hotel-document/words';
import { formatRuleDay } from '@latchkey/format/rule-day';
import type { Locale } from '@latchkey/site/urls';
import type { FieldGroup, FieldKind, SettingsField } from './field.types.ts';
import type { LabelKey } from './labels.table.ts';
import { currencyIn, factsFile, languagesOf, wordsFile } from './names-in.ts';
import { moneyInField } from './typed-figure.ts';

/** A group without prices from a day on, unless they are given. */
export const group = (
  id: string,
  title: FieldGroup['title'],
  fields: readonly SettingsField[],
  fromDays: FieldGroup['fromDays'] = [],
): FieldGroup => ({ id, title, fields, fromDays });

/** A text in each language of the hotel; `lines` has an entry a line. */
export function inLanguages<const Path extends string>(
  documents: DraftDocuments,
  path: Path & PathOf<WrittenWords, Path>,
  label: LabelKey,
  kind: 'line' | 'text' | 'lines',
  { of, ...rest }: { readonly of?: string; readonly isOptional?: boolean; readonly isOut?: boolean } = {},
): SettingsField[] {
  return languagesOf(documents).map((language) => {
    const words = wordsIn(documents, language);
    return {
      name: `${wordsFile(language)} ${path}`,
      file: wordsFile(language),
      path,
      label,
      ...(of === undefined ? {} : { of }),
      kind,
      value:
        kind === 'lines'
          ? entriesAt<WrittenWords, Path>(words, path).map(String).join('\n')
          : textAt<WrittenWords, Path>(words, path),
      language,
      ...rest,
    };
  });
}

export interface Kinds {
  readonly kind: FieldKind;
  readonly label: LabelKey;
  readonly of?: string;
  readonly guests?: number;
  readonly options?: readonly string[];
  readonly optionNames?: Readonly<Record<string, string>>;
  readonly isOptional?: boolean;
  readonly isOut?: boolean;
  readonly aside?: LabelKey;
  readonly isNamed?: boolean;
}

/** A value of `hotel.json`; `usual` is what it is where it is left out. */
export function factField<const Path extends string>(
  documents: DraftDocuments,
  path: Path & PathOf<WrittenFacts, Path>,
  kinds: Kinds,
  usual = '',
): SettingsField {
  const value: unknown = valueAt<WrittenFacts, Path>(factsIn(documents), path);
  const isMoney = kinds.kind === 'money' && typeof value === 'number';
  const text = isMoney
    ? moneyInField(value, currencyIn(documents))
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : '';
  return typedField(path, kinds, text === '' ? usual : text);
}

/** A control without a place of its own in `hotel.json`: its value makes something else of the file. */
export const typedField = (place: string, kinds: Kinds, value = ''): SettingsField => ({
  name: `${factsFile} ${place}`,
  file: factsFile,
  path: place,
  value,
  ...kinds,
});

/** A day of every year, or of one, in the reader's words. */
export const ruleDayField = <const Path extends string>(
  documents: DraftDocuments,
  path: Path & PathOf<WrittenFacts, Path>,
  kinds: Omit<Kinds, 'kind'>,
  locale: Locale,
): SettingsField =>
  typedField(
    path,
    { kind: 'rule-day', ...kinds },
    formatRuleDay(textAt<WrittenFacts, Path>(factsIn(documents), path), locale),
  );

/** A control to be ticked: for true, or for one of a list. */
export const tickField = <const Path extends string>(
  path: Path & PathOf<WrittenFacts, Path>,
  kinds: Pick<SettingsField, 'label' | 'of' | 'options' | 'aside'>,
  isTicked: boolean,
): SettingsField => typedField(path, { kind: 'tick', isOptional: true, isOut: true, ...kinds }, isTicked ? 'yes' : '');

/** A control of a form that adds something. */
export const newField = (
  name: string,
  kinds: Pick<SettingsField, 'label' | 'kind'> & Partial<Pick<SettingsField, 'options' | 'value'>>,
): SettingsField => ({ name, file: factsFile, path: name, value: '', ...kinds });
