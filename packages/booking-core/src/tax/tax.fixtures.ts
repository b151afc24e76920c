import type { TaxEntry } from './tax.types.ts';

/** A tax of rooms, the rest as a file leaves it out. */
export function tax(fields: Partial<TaxEntry> & Pick<TaxEntry, 'id' | 'tax'>): TaxEntry {
  return {
    name: fields.id,
    level: 'room',
    taxType: 'percentage',
    inclusive: false,
    index: 0,
    useIndex: null,
    priceFrom: null,
    priceTo: null,
    validFrom: null,
    validTo: null,
    ...fields,
  };
}
