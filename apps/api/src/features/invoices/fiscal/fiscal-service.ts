import { cappedText } from '../../../capped-text.ts';
import { z } from 'zod';

/** A paper as a certified part signs it: what its law makes a part of the signature, and the hash of all that it says. */
export interface FiscalDocument {
  /** The same whenever it is asked for: a paper is signed once. */
  readonly id: string;
  readonly kind: 'invoice' | 'credit-note';
  readonly number: string;
  readonly issuedOn: string;
  readonly country: string;
  readonly sellerTaxId: string;
  readonly currency: string;
  /** Minor units. */
  readonly total: number;
  readonly tax: number;
  /** Of a credit note, the number that it corrects. */
  readonly corrects: string | null;
  readonly hash: string;
}

/** What a certified part answers: a signature with what is printed beside it, or why it gives none. */
type FiscalAnswer =
  | {
      readonly kind: 'signed';
      readonly signature: string;
      /** The number of the tax authority. */
      readonly authorityNumber: string;
      /** The text of the code that is printed. */
      readonly code: string;
    }
  | { readonly kind: 'refused'; readonly words: string };

/** The door for a certified part: a till's signature, a fiscal service. That it is out of reach is thrown. */
interface FiscalService {
  /** Signs a paper; asked again for the same one, with the same hash, it answers the same. */
  sign(document: FiscalDocument): Promise<FiscalAnswer>;
}

const patienceMs = 8000;
const longestAnswer = 64 * 1024;
const mostWords = 300;

const line = z.string().min(1).max(2000);
const signed = z.object({ signature: line, authorityNumber: line, code: line });
const refused = z.object({ words: z.string() });

/** A service that is asked by HTTP, with the account and key of a house. */
export const httpFiscalService = ({
  url,
  account,
  key,
}: {
  readonly url: string;
  readonly account: string;
  readonly key: string;
}): FiscalService => ({
  async sign(document) {
    const response = await fetch(`${url}/documents`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${account}:${key}`).toString('base64')}`,
        'idempotency-key': document.id,
      },
      body: JSON.stringify(document),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await cappedText(response, longestAnswer);
    if (text === null) throw new Error('the fiscal service answers too much');
    if (response.status === 200) return { kind: 'signed', ...signed.parse(JSON.parse(text)) };
    if (response.status === 401 || response.status === 422) {
      const { words } = refused.parse(JSON.parse(text));
      return { kind: 'refused', words: words.replace(/\s+/g, ' ').slice(0, mostWords) };
    }
    throw new Error(`the fiscal service answers ${response.status}`);
  },
});
