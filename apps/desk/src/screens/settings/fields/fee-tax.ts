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
  textAt,
  type Unchecked,
  valueAt,
  wordsIn,
} from '@latchkey/hotel-document/drafts';
import type { WrittenTax } from '@latchkey/hotel-document/facts';
import { newFeeTax } from '@latchkey/hotel-document/defaults';
import { freshId } from './fresh-id.ts';
import { languagesOf } from './names-in.ts';

/** Whether a tax comes on top of what it is on, or is contained in it. */
export const taxPlaces = ['on-top', 'in-price'] as const;

/** The tax of a fee, as its fields say it. */
export interface FeeTax {
  readonly percent: number;
  /** As bills print it. */
  readonly name: string;
  readonly isInPrice: boolean;
}

const isOn = (tax: Unchecked<WrittenTax>, thing: string): boolean => entriesAt(tax, 'on').includes(thing);

/** The ids of the taxes that are on one fee and on nothing else. */
export const taxesOfFee = (documents: DraftDocuments, feeId: string): readonly string[] =>
  listAt(factsIn(documents), 'taxes')
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
  documents: DraftDocuments,
): { readonly id: string; readonly name: string; readonly isInPrice: boolean } | null {
  const rate = listAt(factsIn(documents), 'taxes').find((tax) => tax.taxType !== 'fixed');
  return rate === undefined
    ? null
    : { id: rate.id, name: textAt(rate, 'name'), isInPrice: valueAt(rate, 'inclusive') === true };
}

/** A tax of its own for each of some fees, by their ids. */
export function addedFeeTaxes(documents: DraftDocuments, taxes: ReadonlyMap<string, FeeTax>): DocumentChange[] {
  const usual = usualRate(documents);
  const added = [...taxes].map(([feeId, tax]) =>
    newFeeTax(freshId(documents, 'taxes', [{ name: `${feeId} tax` }]), feeId, tax),
  );
  return [
    ...addedEntries(documents, 'taxes', added),
    ...added.flatMap(({ id, name }) =>
      languagesOf(documents).flatMap((language) => {
        const same = usual?.name === name ? textAt(wordsIn(documents, language), `taxes.${usual.id}`) : '';
        return same === '' ? [] : [changedWords(language, `taxes.${id}`, same)];
      }),
    ),
  ];
}

/** A tax that goes, with its words. */
export const removedTax = (documents: DraftDocuments, id: string): DocumentChange[] => [
  changedFact(`taxes.${id}`),
  ...languagesOf(documents)
    .filter((language) => keysAt(wordsIn(documents, language), 'taxes').includes(id))
    .map((language) => changedWords(language, `taxes.${id}`)),
];

/** The taxes without a fee that goes: one that is on it alone goes along, others are on the rest. */
export const taxesWithoutFee = (documents: DraftDocuments, feeId: string): DocumentChange[] =>
  listAt(factsIn(documents), 'taxes').flatMap((tax) => {
    const feeIds = entriesAt(tax, 'feeIds');
    if (!feeIds.includes(feeId)) return [];
    const others = feeIds.filter((id) => id !== feeId);
    if (others.length > 0) return [changedFact(`taxes.${tax.id}.feeIds`, others)];
    const on = entriesAt(tax, 'on').filter((thing) => thing !== 'fee');
    return on.length === 0
      ? removedTax(documents, tax.id)
      : [changedFact(`taxes.${tax.id}.on`, on), changedFact(`taxes.${tax.id}.feeIds`)];
  });
