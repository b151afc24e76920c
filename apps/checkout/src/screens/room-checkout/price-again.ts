import { refusalOf } from '@latchkey/api-client/client';
import type { PostRequest } from '@latchkey/site/screen';
import { codeRefusals, type CodeRefusal } from './room-checkout.copy.ts';

/** A quote of the same stay with another code, or with none. */
export async function priceAgain(
  { api, signal }: Pick<PostRequest, 'api' | 'signal'>,
  quoteToken: string,
  couponCode: string,
): Promise<{ readonly quoteToken: string } | { readonly code: CodeRefusal | 'quote_expired' }> {
  const known = await api.call('getQuote', { params: { quoteToken }, query: {} }, signal);
  const quote =
    known.status === 200 ? known.body : known.status === 409 && 'quote' in known.body ? known.body.quote : null;
  if (quote === null) return { code: 'quote_expired' };
  const { couponCode: _, ...selection } = quote.selection;
  const code = couponCode.slice(0, 40).toWellFormed();
  const body = { ...selection, ...(code === '' ? {} : { couponCode: code }) };
  const reply = await api.call('createQuote', { body }, signal);
  return reply.status === 201 ? { quoteToken: reply.body.quoteToken } : { code: refusalOf(reply, codeRefusals) };
}
