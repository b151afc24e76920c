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
  wordsIn,
} from '@latchkey/hotel-document/drafts';
import { feeUnits } from '@latchkey/booking-core/pricing';
import { sharesOfAdults } from '@latchkey/hotel-document/lists';
import { newFee } from '@latchkey/hotel-document/defaults';
import type { AddedEntry } from './entry.types.ts';
import { addedFeeTaxes, taxesWithoutFee, usualRate } from './fee-tax.ts';
import { freshId } from './fresh-id.ts';
import { byAge, type ChildBand, isForAll } from './groups/children.ts';
import { addedTax, removedTaxOf } from './tax-entries.ts';
import { plainTyped } from './mark-of.ts';
import { currencyIn, languagesOf } from './names-in.ts';
import { newCharge, newName } from './new-controls.ts';
import { typedDecimal, typedFigure, typedMoney } from './typed-figure.ts';

type Typed = (name: string) => string;

/** A tax, a fee or an age of children out of the form, or why there is none. */
export const addedCharge = (
  documents: DraftDocuments,
  typed: Typed,
): AddedEntry | 'tax_wrong' | 'fee_wrong' | 'age_wrong' | 'age_there' => {
  switch (typed('new kind')) {
    case 'taxes':
      return addedTax(documents, typed);
    case 'childBands':
      return addedBand(documents, typed);
    default:
      return addedFee(documents, typed);
  }
};

function addedFee(documents: DraftDocuments, typed: Typed): AddedEntry | 'fee_wrong' {
  const names = languagesOf(documents)
    .map((language) => ({ language, name: plainTyped(typed(newName(language))) }))
    .filter(({ name }) => name !== '');
  const amount = typedMoney(typed(newCharge.amount), currencyIn(documents));
  const percent = typed(newCharge.tax) === '' ? 0 : typedDecimal(typed(newCharge.tax));
  const taxName = plainTyped(typed(newCharge.taxName)) || (usualRate(documents)?.name ?? '');
  if (names.length === 0 || amount === null || amount === 0 || percent === null || percent < 0) return 'fee_wrong';
  if (percent > 0 && taxName === '') return 'fee_wrong';
  const id = freshId(documents, 'fees', names);
  const per = feeUnits.find((one) => one === typed(newCharge.per)) ?? 'booking';
  const isInPrice = typed(newCharge.taxPlace) === 'in-price';
  return {
    id: `fees.${id}`,
    changes: [
      ...addedEntries(documents, 'fees', [newFee(id, per, amount)]),
      ...names.map(({ language, name }) => changedWords(language, `fees.${id}`, name)),
      ...addedFeeTaxes(documents, new Map(percent === 0 ? [] : [[id, { percent, name: taxName, isInPrice }]])),
    ],
  };
}

/** Children are younger than 18: see `childBandFacts` of the engine. */
const oldest = 18;

function addedBand(documents: DraftDocuments, typed: Typed): AddedEntry | 'age_wrong' | 'age_there' {
  const under = typedFigure(typed(newCharge.under));
  const [price, percent] = [typed(newCharge.price), typed(newCharge.percent)].map(plainTyped) as [string, string];
  if (under === null || !Number.isInteger(under) || under < 1 || under > oldest) return 'age_wrong';
  if ((price === '') === (percent === '')) return 'age_wrong';
  const figure = price === '' ? typedDecimal(percent) : typedMoney(price, currencyIn(documents));
  if (figure === null || figure < 0) return 'age_wrong';
  const bands = entriesAt(factsIn(documents), 'childBands') as readonly ChildBand[];
  const count = plainTyped(typed(newCharge.children));
  const children = count === '' ? undefined : typedFigure(count);
  if (children === null || (children !== undefined && !(Number.isInteger(children) && children >= 1)))
    return 'age_wrong';
  if (children === undefined && bands.some((one) => one.under === under && isForAll(one))) return 'age_there';
  const percentOf = sharesOfAdults.find((one) => one === typed(newCharge.percentOf)) ?? 'further-adult';
  const who = children === undefined ? { under } : { under, children };
  const band = price === '' ? { ...who, percent: figure, percentOf } : { ...who, price: figure };
  const all = byAge([...bands, band]);
  return { id: `childBands.${all.indexOf(band)}`, changes: [changedFact('childBands', all)] };
}

const taxAt = placeAt('taxes.*');
const feeAt = placeAt('fees.*');
const bandAt = placeAt('childBands.*');

/** A tax, a fee that goes with its words and taxes, or an age of children. Null where there is none such. */
export function removedCharge(documents: DraftDocuments, entry: string): readonly DocumentChange[] | null {
  const [place] = bandAt(entry) ?? [];
  if (place !== undefined) {
    const bands = entriesAt(factsIn(documents), 'childBands');
    const rest = bands.filter((_, at) => String(at) !== place);
    return rest.length === bands.length ? null : [changedFact('childBands', rest)];
  }
  if (taxAt(entry) !== null) return removedTaxOf(documents, entry);
  const [id] = feeAt(entry) ?? [];
  if (id === undefined || !listAt(factsIn(documents), 'fees').some((one) => one.id === id)) return null;
  return [
    changedFact(`fees.${id}`),
    ...languagesOf(documents)
      .filter((language) => keysAt(wordsIn(documents, language), 'fees').includes(id))
      .map((language) => changedWords(language, `fees.${id}`)),
    ...taxesWithoutFee(documents, id),
  ];
}
