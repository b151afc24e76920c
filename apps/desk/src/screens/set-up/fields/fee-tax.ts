import type { Change } from './change.types.ts';
import { type Documents, entriesAt, keysAt, listAt, textAt, valueAt } from './document.ts';
import { entries, fact } from './fact.ts';
import { freshId } from './fresh-id.ts';
import { facts, languagesOf, wordsFile } from './names-in.ts';

/** Whether a tax comes on top of what it is on, or is contained in it. */
export const taxPlaces = ['on-top', 'in-price'] as const;

/** What is typed of the tax of a fee. */
export interface FeeTax {
  readonly percent: number;
  /** As bills print it. */
  readonly name: string;
  readonly isInPrice: boolean;
}

const isOn = (tax: unknown, thing: string): boolean => entriesAt(tax, 'on').includes(thing);

/** The ids of the taxes that are on one fee and on nothing else. */
export const taxesOfFee = (documents: Documents, feeId: string): readonly string[] =>
  listAt(facts(documents), 'taxes')
    .filter(
      (tax) =>
        entriesAt(tax, 'on').length === 1 &&
        isOn(tax, 'fee') &&
        entriesAt(tax, 'feeIds').length === 1 &&
        entriesAt(tax, 'feeIds')[0] === feeId,
    )
    .map(({ id }) => id);

/** The first percentage that the hotel pays: the tax of a fee is called like it, and charged like it, unless said. */
export function usualRate(
  documents: Documents,
): { readonly id: string; readonly name: string; readonly isInPrice: boolean } | null {
  const rate = listAt(facts(documents), 'taxes').find((tax) => tax['taxType'] !== 'fixed');
  return rate === undefined
    ? null
    : { id: rate.id, name: textAt(rate, 'name'), isInPrice: valueAt(rate, 'inclusive') === true };
}

/** A tax of its own for each of some fees, by their ids. */
export function addedFeeTaxes(documents: Documents, taxes: ReadonlyMap<string, FeeTax>): Change[] {
  const usual = usualRate(documents);
  const added = [...taxes].map(([feeId, { percent, name, isInPrice }]) => ({
    id: freshId(documents, 'taxes', [{ name: `${feeId} tax` }]),
    name,
    level: 'booking',
    taxType: 'percentage',
    tax: percent,
    inclusive: isInPrice,
    on: ['fee'],
    feeIds: [feeId],
  }));
  return [
    ...entries(documents, 'taxes', added),
    ...added.flatMap(({ id, name }) =>
      languagesOf(documents).flatMap((language) => {
        const file = wordsFile(language);
        const same = usual?.name === name ? textAt(documents[file], `taxes.${usual.id}`) : '';
        return same === '' ? [] : [{ file, path: `taxes.${id}`, value: same }];
      }),
    ),
  ];
}

/** A tax that goes, with its words. */
export const removedTax = (documents: Documents, id: string): Change[] => [
  fact(`taxes.${id}`),
  ...languagesOf(documents)
    .filter((language) => keysAt(documents[wordsFile(language)], 'taxes').includes(id))
    .map((language) => ({ file: wordsFile(language), path: `taxes.${id}` })),
];

/** The taxes without a fee that goes: one that is on it alone goes along, others are on the rest. */
export const taxesWithoutFee = (documents: Documents, feeId: string): Change[] =>
  listAt(facts(documents), 'taxes').flatMap((tax) => {
    const feeIds = entriesAt(tax, 'feeIds');
    if (!feeIds.includes(feeId)) return [];
    const others = feeIds.filter((id) => id !== feeId);
    if (others.length > 0) return [fact(`taxes.${tax.id}.feeIds`, others)];
    const on = entriesAt(tax, 'on').filter((thing) => thing !== 'fee');
    return on.length === 0
      ? removedTax(documents, tax.id)
      : [fact(`taxes.${tax.id}.on`, on), fact(`taxes.${tax.id}.feeIds`)];
  });
