import { refusalOf } from '@latchkey/api-client/client';
import type { PostRequest } from '@latchkey/site/screen';
import { codeRefusals, type CodeRefusal } from './room-checkout.copy.ts';

/** What is to be another in a quote of the same stay: the code (empty for none), the exemptions of taxes. */
export interface Repriced {
  readonly couponCode?: string;
  readonly taxExemptions?: readonly string[];
}

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

/** A selection with what is to be another in it. */
export function repriced<
  S extends { readonly couponCode?: string | undefined; readonly taxExemptions?: string[] | undefined },
>(
  { couponCode: applied, taxExemptions: declared, ...selection }: S,
  changes: Repriced,
): Omit<S, 'couponCode' | 'taxExemptions'> & { couponCode?: string; taxExemptions?: string[] } {
  const code = (changes.couponCode ?? applied ?? '').slice(0, 40).toWellFormed();
  const exemptions = [...(changes.taxExemptions ?? declared ?? [])];
  return {
    ...selection,
    ...(code === '' ? {} : { couponCode: code }),
    ...(exemptions.length === 0 ? {} : { taxExemptions: exemptions }),
  };
}
