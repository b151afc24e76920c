export type * from '../src/invoice/invoice.types.ts';
export {
  documentsPolicyOf,
  type Documents,
  type DocumentsPolicy,
  type NotBuilt,
} from '../src/invoice/documents-policy.ts';
export { chargesOfStay, type ChargeNames, type ChargeSettings } from '../src/invoice/charges-of-stay.ts';
export { germanShares, type Division, type PriceShare } from '../src/invoice/divided-price.ts';
export { gstNames, isGstin } from '../src/invoice/gstin.ts';
export { creditNoteOf, invoiceOf, type InvoiceDraft } from '../src/invoice/invoice-of.ts';
export {
  fiscalYearOf,
  isNumberShortEnough,
  isPrefix,
  numberOf,
  type FiscalYear,
} from '../src/invoice/invoice-number.ts';
