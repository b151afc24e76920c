import { contentOf } from '../invoice-view.ts';
import type { InvoiceRow } from '../invoices.queries.ts';
import { ciiOf, type EInvoiceProfile } from './cii-of.ts';

/** A paper as an e-invoice; undefined where seller and buyer are not both businesses in Germany (UStG, § 14). */
export function eInvoiceOf(row: InvoiceRow, profile: EInvoiceProfile): string | undefined {
  const content = contentOf(row);
  const isGerman = content.seller.country === 'DE' && content.buyer.country === 'DE';
  return isGerman && content.isCompany ? ciiOf(content, profile) : undefined;
}
