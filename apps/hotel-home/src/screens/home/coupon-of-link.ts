import { isFailure, type ApiClient, type Result } from '@latchkey/api-client/client';
import type { OperationInput } from '@latchkey/api-contract/types';
import type { Search } from '@latchkey/site/urls';

const longest = 40;

/** The code that a link brings along (`?coupon=`), as a mail of the house has it; null where there is none that could be one. */
export function couponIn(search: Readonly<Record<string, string>>): string | null {
  const code = (search['coupon'] ?? '').trim();
  return code === '' || code.length > longest ? null : code;
}

/** The code as the next address says it. */
export const couponSearch = (coupon: string | null): Pick<Search, 'coupon'> => (coupon === null ? {} : { coupon });

/** The codes that a page's client was told no house knows: it does not ask for them again. */
const unknownCodes = new WeakMap<object, Set<string>>();

/** A quote with the code of the link. One that the house does not know stands in nobody's way: the stay is quoted without it. */
export async function quoteWith(
  api: Pick<ApiClient, 'call'>,
  couponCode: string | null,
  body: OperationInput<'createQuote'>['body'],
  signal?: AbortSignal,
): Promise<Result<'createQuote'>> {
  const unknown = unknownCodes.get(api) ?? new Set<string>();
  const code = `${body.hotelId} ${couponCode}`;
  if (couponCode !== null && !unknown.has(code)) {
    const reply = await api.call('createQuote', { body: { ...body, couponCode } }, signal);
    if (isFailure(reply) || reply.status !== 422 || reply.body.code !== 'unknown_coupon') return reply;
    unknownCodes.set(api, unknown.add(code));
  }
  return api.call('createQuote', { body }, signal);
}
