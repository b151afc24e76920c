export type * from '../src/invoice/invoice.types.ts';
export { documentsPolicyOf, type Documents, type DocumentsPolicy } from '../src/invoice/documents-policy.ts';
export { addressParts, missingOfBuyer, type AddressPart } from '../src/invoice/buyer-address.ts';
export { isBetweenGermanBusinesses, missingForXRechnung, type XRechnungPart } from '../src/invoice/e-invoice-needs.ts';
export { chargesByPayer } from '../src/invoice/charges-by-payer.ts';
export { chargesOfStay, type BillPart } from '../src/invoice/charges-of-stay.ts';
export { movedWithTaxes, type MovedCharge } from '../src/invoice/moved-with-taxes.ts';
export { isGstin, withGstHalves } from '../src/invoice/gstin.ts';
export { taxKindOf } from '../src/invoice/tax-kinds.ts';
export { creditNoteOf, invoiceOf, type InvoiceDraft } from '../src/invoice/invoice-of.ts';
export { fiscalYearOf, isNumberShortEnough, isPrefix, numberOf } from '../src/invoice/invoice-number.ts';
export {
  chargeKinds,
  chargeShares,
  documentsAllowed,
  invoiceKinds,
  partsNotBuilt,
  signatureStates,
  taxKinds,
} from '../src/invoice/invoice-lists.ts';
