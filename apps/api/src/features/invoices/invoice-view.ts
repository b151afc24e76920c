import type { InvoiceEntry, IssuedInvoice } from '@latchkey/api-contract/types';
import type { InvoiceContent } from '@latchkey/booking-core/invoice';
import type { SignatureRow } from './fiscal.queries.ts';
import type { InvoiceRow } from './invoices.queries.ts';

/** What a paper says, as it was frozen. */
export const contentOf = ({ content }: Pick<InvoiceRow, 'content'>): InvoiceContent =>
  JSON.parse(content) as InvoiceContent;

/** A paper as it was issued. */
export const issuedView = (row: InvoiceRow, signature?: SignatureRow): IssuedInvoice => ({
  invoiceId: row.invoice_id,
  issuedAt: row.issued_at.toISOString(),
  hash: row.content_hash,
  content: contentOf(row) as IssuedInvoice['content'],
  isTaxIdLeftOut: row.is_tax_id_left_out,
  ...(signature === undefined ? {} : { signature: signatureView(signature) }),
});

/** The papers of a booking, each invoice with what was credited of it. */
export const entriesOf = (
  rows: readonly InvoiceRow[],
  signatures: ReadonlyMap<string, SignatureRow> = new Map(),
): InvoiceEntry[] =>
  rows.map((row) => ({
    invoiceId: row.invoice_id,
    payerId: row.payer_id,
    kind: row.kind,
    number: row.number,
    issuedAt: row.issued_at.toISOString(),
    buyer: contentOf(row).buyer.name,
    currency: contentOf(row).currency,
    total: row.total,
    corrects: row.corrects_id,
    credited: creditedOf(rows, row),
    ...signedOf(signatures.get(row.invoice_id)),
  }));

const signedOf = (signature: SignatureRow | undefined): Pick<InvoiceEntry, 'signature'> =>
  signature === undefined ? {} : { signature: signatureView(signature) };

const signatureView = ({ state, words, authority_number: authorityNumber, signature, code }: SignatureRow) => ({
  state,
  words,
  authorityNumber,
  signature,
  code,
});

/** What was credited of an invoice, in minor units. */
export const creditedOf = (rows: readonly InvoiceRow[], { invoice_id: id }: InvoiceRow): number =>
  rows.filter(({ corrects_id: corrects }) => corrects === id).reduce((sum, { total }) => sum + total, 0);
