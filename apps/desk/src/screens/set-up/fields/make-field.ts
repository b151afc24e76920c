import { type Documents, entriesAt, textAt, valueAt } from './document.ts';
import type { FieldGroup, FieldKind, SetUpField } from './field.types.ts';
import type { LabelKey } from './labels.table.ts';
import { currencyIn, facts, factsFile, languagesOf, wordsFile } from './names-in.ts';
import { moneyInField } from './typed-figure.ts';

/** A group without prices from a day on, unless they are given. */
export const group = (
  id: string,
  title: FieldGroup['title'],
  fields: readonly SetUpField[],
  fromDays: FieldGroup['fromDays'] = [],
): FieldGroup => ({ id, title, fields, fromDays });

/** A text in each language of the hotel; `lines` has an entry a line. */
export function inLanguages(
  documents: Documents,
  path: string,
  label: LabelKey,
  kind: 'line' | 'text' | 'lines',
  { of, ...rest }: { readonly of?: string; readonly isOptional?: boolean; readonly isOut?: boolean } = {},
): SetUpField[] {
  return languagesOf(documents).map((language) => {
    const document = documents[wordsFile(language)];
    return {
      name: `${wordsFile(language)} ${path}`,
      file: wordsFile(language),
      path,
      label,
      ...(of === undefined ? {} : { of }),
      kind,
      value: kind === 'lines' ? entriesAt(document, path).map(String).join('\n') : textAt(document, path),
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
}

/** A value of `hotel.json`; `usual` is what it is where it is left out. */
export function factField(documents: Documents, path: string, kinds: Kinds, usual = ''): SetUpField {
  const value = valueAt(facts(documents), path);
  const isMoney = kinds.kind === 'money' && typeof value === 'number';
  const text = isMoney
    ? moneyInField(value, currencyIn(documents))
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : '';
  return {
    name: `${factsFile} ${path}`,
    file: factsFile,
    path,
    value: text === '' ? usual : text,
    ...kinds,
  };
}
