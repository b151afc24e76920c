import type { taxKinds } from './invoice-lists.ts';

export type TaxKind = (typeof taxKinds)[number];

/** First words of ids and names of value added tax where the product has hotels; what is none of them is a levy. */
const vatNames: readonly string[] =
  'vat mwst ust gst cgst sgst utgst igst tva iva btw moms mva dph pdv tps shohizei consumption kdv ضريبة'.split(' ');

/** The kind of a tax by its id and name; a house can say otherwise of each. */
export function taxKindOf({ id, name }: { readonly id: string; readonly name: string }): TaxKind {
  const words = [id, name].map((text) => text.toLowerCase().split(/[^\p{L}]+/u)[0] ?? '');
  if (words.some((word) => vatNames.includes(word))) return 'vat';
  return words.includes('service') ? 'service' : 'levy';
}
