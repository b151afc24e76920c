/**
 * What a house of a country may hand out of an account by this product: an invoice; its account with the words that it
 * is no tax document; or no paper of charges at all, whatever words stand on it.
 */
export const documentsAllowed = ['invoice', 'folio-only', 'none'] as const;

/** What the law of a country asks of the program that makes the paper, and this one does not do. */
export const partsNotBuilt = [
  'certified-software',
  'fiscal-reporting',
  'chained-records',
  'exchange-system',
  'listed-billing',
  'signed-till',
  'e-invoice-register',
] as const;

/** A pro forma is no tax document: it stands outside the series of numbers, and nothing is owed by it. */
export const invoiceKinds = ['invoice', 'credit-note', 'pro-forma'] as const;

/** How far a certified part is with a paper. */
export const signatureStates = ['waiting', 'refused', 'signed'] as const;

/** What a line of an account is for; `levy` is a tax on stays or another sum that is outside value added tax. */
export const chargeKinds = ['night', 'extra', 'fee', 'service', 'levy', 'adjustment'] as const;

/** What of a package a line is, where its price is divided by rates. */
export const chargeShares = ['food', 'drinks', 'lodging', 'services'] as const;

/**
 * What a tax of a hotel is on an invoice: value added tax (or GST), shown by its rate; a charge of the house for service,
 * which is part of the price; or a levy that is outside value added tax.
 */
export const taxKinds = ['vat', 'service', 'levy'] as const;
