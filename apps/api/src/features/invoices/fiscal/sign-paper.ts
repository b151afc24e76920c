import { transact } from '../../../database/transact.ts';
import type { Deps } from '../../../deps.ts';
import { openedText, sealedText } from '../../../sealed-text.ts';
import { contentOf } from '../invoice-view.ts';
import { findInvoice } from '../invoices.queries.ts';
import { type FiscalDocument, httpFiscalService } from './fiscal-service.ts';
import { connectionOf, settleSignature, signatureOf } from '../fiscal.queries.ts';

const boundTo = (hotelId: number): string => `fiscal-service:${hotelId}`;

/** Seals the key of a house at its fiscal service: it opens as that of no other house. */
export const sealedFiscalKey = (key: string, hotelId: number, keys: readonly Buffer[]): string =>
  sealedText(key, boundTo(hotelId), keys);

type SignDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

/**
 * Has the house's fiscal service sign a paper that waits, and notes its answer. Throws where the service is out of reach:
 * the paper waits, and the outbox asks again. Killed between answer and note it asks once more for the same paper, which
 * the service answers the same.
 */
export async function signPaper({ db, clock, settings }: SignDeps, hotelId: number, invoiceId: string): Promise<void> {
  const key = { hotel_id: hotelId, invoice_id: invoiceId };
  const waiting = await signatureOf(db, key);
  const paper = await findInvoice(db, hotelId, invoiceId);
  if (waiting === undefined || waiting.state === 'signed' || paper === undefined) return;
  const connection = await connectionOf(db, hotelId);
  const secret =
    connection === undefined ? null : openedText(connection.sealed, boundTo(hotelId), settings.accountKeys);
  if (connection === undefined || secret === null || settings.fiscalServiceUrl === null)
    throw new Error('the fiscal service of the house cannot be asked');
  const { seller, issuedOn, currency, totals, corrects } = contentOf(paper);
  const document: FiscalDocument = {
    id: `${hotelId}-${invoiceId}`,
    kind: paper.kind,
    number: paper.number,
    issuedOn,
    country: seller.country,
    sellerTaxId: seller.taxId ?? seller.localTaxId ?? '',
    currency,
    total: totals.total,
    tax: totals.tax,
    corrects: corrects?.number ?? null,
    hash: paper.content_hash,
  };
  const service = httpFiscalService({ url: settings.fiscalServiceUrl, account: connection.account, key: secret });
  const said = await service.sign(document);
  await transact(db, async (tx) => {
    await settleSignature(
      tx,
      key,
      said.kind === 'refused'
        ? { state: 'refused', words: said.words }
        : {
            state: 'signed',
            signature: said.signature,
            authority_number: said.authorityNumber,
            code: said.code,
            words: null,
            signed_at: clock(),
          },
    );
  });
}
