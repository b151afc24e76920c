import {
  addedEntries,
  changedFact,
  changedWords,
  type DocumentChange,
  type DraftDocuments,
  entriesAt,
  factsIn,
  keysAt,
  listAt,
  placeAt,
  valueAt,
  wordsIn,
} from '@latchkey/hotel-document/drafts';
import { isForGuests, isForNights, newTax } from '@latchkey/hotel-document/defaults';
import { percentageBases, taxUnits } from '@latchkey/hotel-document/lists';
import type { AddedEntry } from './entry.types.ts';
import { removedTax } from './fee-tax.ts';
import { freshId } from './fresh-id.ts';
import { plainTyped } from './mark-of.ts';
import { currencyIn, languagesOf } from './names-in.ts';
import { newTaxControl } from './new-controls.ts';
import { typedDecimal, typedFigure, typedMoney } from './typed-figure.ts';

type Typed = (name: string) => string;

/** A tax out of the form: a percentage of what it is on, or a sum for what it is charged for. */
export function addedTax(documents: DraftDocuments, typed: Typed): AddedEntry | 'tax_wrong' {
  const name = plainTyped(typed(newTaxControl.name));
  const unit = taxUnits.find((one) => one === typed(newTaxControl.unit)) ?? 'percent';
  const isShare = unit === 'percent';
  const tax = isShare
    ? typedDecimal(typed(newTaxControl.percent))
    : typedMoney(typed(newTaxControl.amount), currencyIn(documents));
  const under = wholeOrNone(typed(newTaxControl.under), 1, oldest);
  const nights = wholeOrNone(typed(newTaxControl.nights), 1, longest);
  if (name === '' || tax === null || tax <= 0 || under === 'wrong' || nights === 'wrong') return 'tax_wrong';
  if ((under !== null && !isForGuests(unit)) || (nights !== null && !isForNights(unit))) return 'tax_wrong';
  const id = freshId(documents, 'taxes', [{ name }]);
  const entry = newTax(id, {
    name,
    tax,
    unit,
    on: percentageBases.find((one) => one === typed(newTaxControl.on)) ?? 'rooms',
    isInPrice: typed(newTaxControl.place) === 'in-price',
    exemptUnderAge: under,
    maxNights: nights,
  });
  return { id: `taxes.${id}`, changes: addedEntries(documents, 'taxes', [entry]) };
}

/** Ages of children, and nights of a stay, as the documents bound them. */
const oldest = 18;
const longest = 365;

function wholeOrNone(text: string, least: number, most: number): number | null | 'wrong' {
  if (plainTyped(text) === '') return null;
  const figure = typedFigure(text);
  return figure !== null && Number.isInteger(figure) && figure >= least && figure <= most ? figure : 'wrong';
}

const taxAt = placeAt('taxes.*');

/** Whether another tax is charged on this one too: it cannot go before that. */
export const isBaseOfAnother = (documents: DraftDocuments, id: string): boolean => {
  const index = valueAt(factsIn(documents), `taxes.${id}.index`);
  return (
    typeof index === 'number' &&
    index !== 0 &&
    listAt(factsIn(documents), 'taxes').some((other) => other.id !== id && other.useIndex === index)
  );
};

const removedExemption = (documents: DraftDocuments, id: string): DocumentChange[] => [
  changedFact(`taxExemptions.${id}`),
  ...languagesOf(documents)
    .filter((language) => keysAt(wordsIn(documents, language), 'taxExemptions').includes(id))
    .map((language) => changedWords(language, `taxExemptions.${id}`)),
];

/** A tax that goes with its words, and with the exemptions that no other tax names. Null where there is none such. */
export function removedTaxOf(documents: DraftDocuments, entry: string): readonly DocumentChange[] | null {
  const [id] = taxAt(entry) ?? [];
  const taxes = listAt(factsIn(documents), 'taxes');
  const tax = taxes.find((one) => one.id === id);
  if (id === undefined || tax === undefined || isBaseOfAnother(documents, id)) return null;
  const named = (of: typeof taxes): readonly string[] => of.flatMap((one) => entriesAt(one, 'exemptIf').map(String));
  const others = new Set(named(taxes.filter((one) => one !== tax)));
  const gone = named([tax]).filter((exemption) => !others.has(exemption));
  return [...removedTax(documents, id), ...gone.flatMap((exemption) => removedExemption(documents, exemption))];
}
