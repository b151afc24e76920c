import { addDays, isStayDate, type LocalDate } from '@latchkey/booking-core/dates';
import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { readRuleDay } from '@latchkey/format/rule-day';
import { fieldLengths } from '@latchkey/booking-core/validation';
import {
  changedFact,
  changedWords,
  type DocumentChange,
  type DraftDocuments,
  entriesAt,
  factsIn,
  placeAt,
  textAt,
  valueAt,
  wordsIn,
} from '@latchkey/hotel-document/drafts';
import type { FieldGroup, FromDay, SettingsField } from './field.types.ts';
import { settled } from './settle-changes.ts';
import { themeColour } from './theme-colour.ts';
import { currencyIn, languagesOf } from './names-in.ts';
import { markName, markOf, plainTyped } from './mark-of.ts';
import { policies, policyNames } from './policies.table.ts';
import { typedDecimal, typedFigure, typedMoney } from './typed-figure.ts';

/** What a form says. */
export interface TypedChanges {
  readonly changes: readonly DocumentChange[];
  /** Names of the controls whose text is nothing of their kind. */
  readonly invalid: readonly string[];
  /** The texts of the controls that somebody changed, by their names. */
  readonly touched: Readonly<Record<string, string>>;
}

type Typed = (name: string) => string;

/** The input of a page's groups -> the changes of the documents. Only controls with a new text change something. */
export function changesOf(groups: readonly FieldGroup[], documents: DraftDocuments, typed: Typed): TypedChanges {
  const changes: DocumentChange[] = [];
  const invalid: string[] = [];
  const touched: Record<string, string> = {};
  const currency = currencyIn(documents);
  for (const field of groups.flatMap(({ fields }) => fields)) {
    const text = plainTyped(typed(field.name));
    const was = typed(markName(field.name));
    if (was === '' || markOf(text) === was) continue;
    touched[field.name] = text;
    const { file, path } = field;
    if (text === '' && field.isOptional === true)
      changes.push({ file, path, ...(field.isOut === true ? {} : { value: null }) });
    else {
      const value = text.length > fieldLengths.hotelText ? undefined : valueOf(field, text, documents);
      if (value === undefined) invalid.push(field.name);
      else changes.push({ file, path, value });
    }
  }
  for (const one of groups.flatMap(({ fromDays }) => fromDays)) {
    const controls = [one.day, ...one.figures.map(({ name }) => name)];
    const texts = controls.map((name) => plainTyped(typed(name)));
    if (texts.every((text) => text === '')) continue;
    for (const [at, name] of controls.entries()) touched[name] = texts[at] ?? '';
    const figures = one.figures.map(({ kind }, at) => figureOf(kind, texts[at + 1] ?? '', currency));
    const day = texts[0] ?? '';
    if (!isStayDate(day)) invalid.push(one.day);
    for (const [at, figure] of figures.entries()) if (figure === null) invalid.push(controls[at + 1] ?? '');
    if (isStayDate(day) && figures.every((figure) => figure !== null))
      changes.push(...added(documents, one, day, figures));
  }
  return { changes: settled(documents, changes), invalid, touched };
}

const figureOf = (kind: 'money' | 'percent', text: string, currency: CurrencyCode): number | null => {
  const figure = kind === 'money' ? typedMoney(text, currency) : typedDecimal(text);
  return figure === null || figure < 0 ? null : figure;
};

/** The value of a control's text; undefined where it is none of its kind. */
function valueOf({ kind, options = [], path }: SettingsField, text: string, documents: DraftDocuments): unknown {
  const currency = currencyIn(documents);
  switch (kind) {
    case 'lines':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    case 'colour':
      return themeColour(path, text);
    case 'decimal': {
      const figure = typedDecimal(text);
      return figure === null || figure <= 0 ? undefined : figure;
    }
    case 'signed':
      return typedDecimal(text) ?? undefined;
    case 'line':
    case 'text':
    case 'mail':
      return text === '' ? undefined : text;
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined;
    case 'date':
      return isStayDate(text) ? text : undefined;
    case 'rule-day':
      return readRuleDay(text) ?? undefined;
    case 'count': {
      const count = typedFigure(text);
      return count !== null && Number.isInteger(count) && count > 0 ? count : undefined;
    }
    case 'whole': {
      const count = typedFigure(text);
      return count !== null && Number.isInteger(count) && count >= 0 ? count : undefined;
    }
    case 'degrees':
      return typedDecimal(text) ?? undefined;
    case 'money':
      return moneyAt(path, typedMoney(text, currency), documents);
    case 'percent':
      return figureOf('percent', text, currency) ?? undefined;
    case 'tick':
      return true;
    case 'choice': {
      if (!options.includes(text)) return undefined;
      const policy = path.endsWith('.cancellation') ? policyNames.find((name) => name === text) : undefined;
      return policy === undefined ? text : policies[policy];
    }
  }
}

const firstPriceAt = placeAt('rooms.*.prices.*.priceForPax');

/** A sum; the first price of a plan in a room is one for all that the room takes. */
function moneyAt(path: string, price: number | null, documents: DraftDocuments): unknown {
  if (price === null) return undefined;
  const [room] = firstPriceAt(path) ?? [];
  return room === undefined
    ? price
    : [{ pax: Number(valueAt(factsIn(documents), `rooms.${room}.maxPax`) ?? 1), price }];
}

const taxAt = placeAt('taxes.*');
const pricesAt = placeAt('rooms.*.prices.*');

/** A price or a rate from a day on, beside what there is. */
function added(
  documents: DraftDocuments,
  { path }: FromDay,
  day: LocalDate,
  figures: readonly (number | null)[],
): DocumentChange[] {
  const [tax] = taxAt(path) ?? [];
  if (tax !== undefined) return rateFrom(documents, tax, day, figures);
  const [room = '', plan = ''] = pricesAt(path) ?? [];
  return [priceFrom(documents, `rooms.${room}.prices.${plan}`, day, figures)];
}

function rateFrom(
  documents: DraftDocuments,
  taxId: string,
  day: LocalDate,
  [rate]: readonly (number | null)[],
): DocumentChange[] {
  const tax = valueAt(factsIn(documents), `taxes.${taxId}`);
  const id = `${textAt(factsIn(documents), `taxes.${taxId}.id`).slice(0, 29)}-${day}`;
  return [
    changedFact(`taxes.${taxId}.validTo`, addDays(day, -1)),
    changedFact(`taxes.${id}`, { ...tax, id, tax: rate, validFrom: day }),
    ...languagesOf(documents).flatMap((language) => {
      const name = textAt(wordsIn(documents, language), `taxes.${taxId}`);
      return name === '' ? [] : [changedWords(language, `taxes.${id}`, name)];
    }),
  ];
}

function priceFrom(
  documents: DraftDocuments,
  at: `rooms.${string}.prices.${string}`,
  day: LocalDate,
  figures: readonly (number | null)[],
): DocumentChange {
  const own = factsIn(documents);
  const steps = entriesAt(own, `${at}.priceForPax`);
  const later = {
    from: day,
    priceForPax: steps.map((step, place) => ({ pax: valueAt(step, 'pax'), price: figures[place] })),
  };
  const others = entriesAt(own, `${at}.later`).filter((one) => textAt(one, 'from') !== day);
  const all = [...others, later].toSorted((one, other) => (textAt(one, 'from') < textAt(other, 'from') ? -1 : 1));
  return changedFact(`${at}.later`, all);
}
