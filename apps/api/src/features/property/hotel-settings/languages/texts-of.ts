import { locales, type Locale } from '@latchkey/booking-core/language';
import { wordsFile } from '@latchkey/hotel-document/names';
import { isKeyed } from '@latchkey/hotel-document/drafts';
import { type DocumentTexts, parsedDocument } from '../../../catalogue/catalogue.ts';

/** A text, or the entries of a list that are counted together, such as what a room has. */
export type SaidText = string | readonly string[];

/** A text that one language has and another lacks. */
export interface MissingText {
  /** Its place in the words of either language. */
  readonly path: string;
  /** The language that has it. */
  readonly from: Locale;
  readonly original: SaidText;
}

type Words = Readonly<Partial<Record<Locale, unknown>>>;

/** The words of a hotel by language, as they are written: nothing of their form is known. */
export const wordsOf = (texts: DocumentTexts): Words =>
  Object.fromEntries(
    locales.flatMap((language) => {
      const text = texts[wordsFile(language)];
      return text === undefined ? [] : [[language, parsedDocument(text)] as const];
    }),
  );

/** What stands in one language and not in another, from the first that has it. */
export function missingIn(words: Words, language: Locale): readonly MissingText[] {
  const missing = new Map<string, MissingText>();
  for (const from of locales) {
    if (from === language || words[from] === undefined) continue;
    for (const [path, original] of lacking(words[from], words[language]))
      if (!missing.has(path)) missing.set(path, { path, from, original });
  }
  return [...missing.values()];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

/** Codes for programs that stand among the words. */
const codes = new Set(['subject']);

/** Says of texts in one language that they follow from facts, and nothing of those in another. */
const marks = 'generated';

/** The texts of one value that another lacks, with their places. */
function lacking(value: unknown, other: unknown, path: readonly string[] = []): [string, SaidText][] {
  if (isText(value)) return isText(other) ? [] : [[path.join('.'), value]];
  if (isList(value)) return isList(other) ? [] : [[path.join('.'), value]];
  // Entries without ids go by their number: those that the other has are its own, whatever they say.
  if (Array.isArray(value))
    return value.flatMap((one, at) =>
      Array.isArray(other) && at < other.length ? [] : lacking(one, undefined, [...path, String(at)]),
    );
  if (!isKeyed(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    codes.has(key)
      ? []
      : lacking(one, isKeyed(other) && Object.hasOwn(other, key) ? other[key] : undefined, [...path, key]),
  );
}

/**
 * The words of a language with texts that it lacked, each in the form that it has in the other languages. An entry of a
 * list comes only whole, and after all before it.
 */
export function withTexts(words: Words, language: Locale, texts: ReadonlyMap<string, SaidText>): unknown {
  let own: unknown = words[language] ?? {};
  for (const from of locales)
    if (from !== language && words[from] !== undefined) own = filled(words[from], own, texts) ?? own;
  return own;
}

function filled(
  value: unknown,
  own: unknown,
  texts: ReadonlyMap<string, SaidText>,
  path: readonly string[] = [],
): unknown {
  if (isText(value) || isList(value)) return isText(own) || isList(own) ? own : texts.get(path.join('.'));
  if (Array.isArray(value)) {
    const list: unknown[] = Array.isArray(own) ? [...own] : [];
    for (let at = list.length; at < value.length; at += 1) {
      const entry = filled(value[at], undefined, texts, [...path, String(at)]);
      if (entry === undefined || lacking(value[at], entry).length > 0) break;
      list.push(entry);
    }
    return list;
  }
  if (!isKeyed(value)) return own ?? value;
  const had = isKeyed(own) ? own : {};
  const made: Record<string, unknown> = { ...had };
  let isSaid = isKeyed(own) || Object.keys(value).length === 0;
  for (const [key, one] of Object.entries(value)) {
    if (path.length === 0 && key === marks) continue;
    const before = Object.hasOwn(had, key) ? had[key] : undefined;
    const now = filled(one, before, texts, [...path, key]);
    if (now === undefined) continue;
    made[key] = now;
    isSaid ||= isText(one) || isList(one) || isKeyed(one);
  }
  return isSaid ? made : undefined;
}
