import type { Locale } from '@latchkey/api-contract/types';
import type { Documents, InvoiceContent } from '@latchkey/booking-core/invoice';
import type { PaperAnswer } from '../../../http/route.ts';
import { contentOf } from '../invoice-view.ts';
import { eInvoiceOf } from '../e-invoice/e-invoice-of.ts';
import type { SignatureRow } from '../fiscal.queries.ts';
import type { InvoiceRow } from '../invoices.queries.ts';
import { paperOf } from './paper-of.ts';
import { pdfOf } from './pdf-of.ts';

/**
 * A paper in a language as it is sent, between businesses in Germany with its XML in it (Factur-X); undefined where it has
 * more rows than a PDF is made of, and while it waits for the signature of a certified part.
 */
export async function paperAnswer(
  row: InvoiceRow,
  language: Locale,
  signature: SignatureRow | undefined,
): Promise<PaperAnswer | 'waits_for_signature' | undefined> {
  if (signature !== undefined && signature.state !== 'signed') return 'waits_for_signature';
  const eInvoice = eInvoiceOf(row, 'en16931');
  const paper = await pdfOf(
    paperOf(contentOf(row), language, 'invoice', signature),
    row.issued_at,
    'xml' in eInvoice ? eInvoice.xml : undefined,
  );
  return paper === null ? undefined : { status: 200, paper, fileName: row.number.replaceAll('/', '-') };
}

/** The account of a payer, which has no number; named as its country lets it be. */
export async function accountAnswer(
  content: InvoiceContent,
  language: Locale,
  documents: Documents,
  at: Date,
): Promise<PaperAnswer | undefined> {
  const paper = await pdfOf(paperOf(content, language, documents), at);
  return paper === null ? undefined : { status: 200, paper, fileName: `account-${content.stay.reference}` };
}
