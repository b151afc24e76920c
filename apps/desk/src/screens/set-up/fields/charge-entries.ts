import type { Change } from './change.types.ts';
import { type Documents, entriesAt, keysAt, listAt } from './document.ts';
import type { AddedEntry } from './entry.types.ts';
import { entries, fact } from './fact.ts';
import { addedFeeTaxes, taxesWithoutFee, usualRate } from './fee-tax.ts';
import { freshId } from './fresh-id.ts';
import { byAge, type ChildBand, isForAll, sharesOfAdults } from './groups/children.ts';
import { feeUnits } from './groups/fees.ts';
import { plainTyped } from './mark-of.ts';
import { currencyIn, facts, languagesOf, wordsFile } from './names-in.ts';
import { newCharge, newName } from './new-controls.ts';
import { typedDecimal, typedFigure, typedMoney } from './typed-figure.ts';

type Typed = (name: string) => string;

/** A fee or an age of children by what was typed, or why there is none. */
export const addedCharge = (documents: Documents, typed: Typed): AddedEntry | 'fee_wrong' | 'age_wrong' | 'age_there' =>
  typed('new kind') === 'childBands' ? addedBand(documents, typed) : addedFee(documents, typed);

function addedFee(documents: Documents, typed: Typed): AddedEntry | 'fee_wrong' {
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
      ...entries(documents, 'fees', [{ id, per, amount }]),
      ...names.map(({ language, name }) => ({ file: wordsFile(language), path: `fees.${id}`, value: name })),
      ...addedFeeTaxes(documents, new Map(percent === 0 ? [] : [[id, { percent, name: taxName, isInPrice }]])),
    ],
  };
}

/** Children are younger than 18: see `childBandFacts` of the engine. */
const oldest = 18;

function addedBand(documents: Documents, typed: Typed): AddedEntry | 'age_wrong' | 'age_there' {
  const under = typedFigure(typed(newCharge.under));
  const [price, percent] = [typed(newCharge.price), typed(newCharge.percent)].map(plainTyped) as [string, string];
  if (under === null || !Number.isInteger(under) || under < 1 || under > oldest) return 'age_wrong';
  if ((price === '') === (percent === '')) return 'age_wrong';
  const figure = price === '' ? typedDecimal(percent) : typedMoney(price, currencyIn(documents));
  if (figure === null || figure < 0) return 'age_wrong';
  const bands = entriesAt(facts(documents), 'childBands') as readonly ChildBand[];
  const count = plainTyped(typed(newCharge.children));
  const children = count === '' ? undefined : typedFigure(count);
  if (children === null || (children !== undefined && !(Number.isInteger(children) && children >= 1)))
    return 'age_wrong';
  if (children === undefined && bands.some((one) => one.under === under && isForAll(one))) return 'age_there';
  const percentOf = sharesOfAdults.find((one) => one === typed(newCharge.percentOf)) ?? 'further-adult';
  const who = children === undefined ? { under } : { under, children };
  const band = price === '' ? { ...who, percent: figure, percentOf } : { ...who, price: figure };
  const all = byAge([...bands, band]);
  return { id: `childBands.${all.indexOf(band)}`, changes: [fact('childBands', all)] };
}

/** A fee that goes with its words and taxes, or an age of children. Null where there is none such. */
export function removedCharge(documents: Documents, entry: string): readonly Change[] | null {
  const [, list, id = ''] = /^(fees|childBands)\.([^.]+)$/.exec(entry) ?? [];
  if (list === 'childBands') {
    const bands = entriesAt(facts(documents), list);
    const rest = bands.filter((_, place) => String(place) !== id);
    return rest.length === bands.length ? null : [fact(list, rest)];
  }
  if (list === undefined || !listAt(facts(documents), list).some((one) => one.id === id)) return null;
  return [
    fact(entry),
    ...languagesOf(documents)
      .filter((language) => keysAt(documents[wordsFile(language)], list).includes(id))
      .map((language) => ({ file: wordsFile(language), path: entry })),
    ...taxesWithoutFee(documents, id),
  ];
}
