import { refusalOf } from '@latchkey/api-client/client';
import type { PostRequest } from '@latchkey/site/screen';
import { repriced, type Repriced } from './repriced.ts';
import { codeRefusals, type CodeRefusal } from './room-checkout.copy.ts';

/** A quote of the same stay with another code or other exemptions. */
export async function priceAgain(
  { api, signal }: Pick<PostRequest, 'api' | 'signal'>,
  quoteToken: string,
  changes: Repriced,
): Promise<{ readonly quoteToken: string } | { readonly code: CodeRefusal | 'quote_expired' }> {
  const known = await api.call('getQuote', { params: { quoteToken }, query: {} }, signal);
  const quote =
    known.status === 200 ? known.body : known.status === 409 && 'quote' in known.body ? known.body.quote : null;
  if (quote === null) return { code: 'quote_expired' };
  const reply = await api.call('createQuote', { body: repriced(quote.selection, changes) }, signal);
  return reply.status === 201 ? { quoteToken: reply.body.quoteToken } : { code: refusalOf(reply, codeRefusals) };
}
