import { isBetweenGermanBusinesses, missingForXRechnung } from '@latchkey/booking-core/invoice';
import { contentOf } from '../invoice-view.ts';
import type { InvoiceRow } from '../invoices.queries.ts';
import { ciiOf, type EInvoiceProfile } from './cii-of.ts';

/**
 * A paper as an e-invoice. Refused where seller and buyer are not both businesses in Germany, and where the paper lacks what
 * XRechnung asks for.
 */
export function eInvoiceOf(
  row: Pick<InvoiceRow, 'content'>,
  profile: EInvoiceProfile,
): { readonly xml: string } | { readonly refused: 'no_german_business' | 'xrechnung_incomplete' } {
  const content = contentOf(row);
  if (!isBetweenGermanBusinesses(content)) return { refused: 'no_german_business' };
  if (profile === 'xrechnung' && missingForXRechnung(content).length > 0) return { refused: 'xrechnung_incomplete' };
  return { xml: ciiOf(content, profile) };
}
