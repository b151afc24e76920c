import { isFailure, type ApiClient, type Result } from '@latchkey/api-client/client';
import type { OperationInput } from '@latchkey/api-contract/types';

const longest = 40;

/** The code that a link brings along (`?coupon=`), as a mail of the house has it; null where there is none that could be one. */
export function couponIn(search: Readonly<Record<string, string>>): string | null {
  const code = (search['coupon'] ?? '').trim();
  return code === '' || code.length > longest ? null : code;
}

/** A quote with the code of the link. One that the house does not know stands in nobody's way: the stay is quoted without it. */
export async function quoteWith(
  api: Pick<ApiClient, 'call'>,
  couponCode: string | null,
  body: OperationInput<'createQuote'>['body'],
  signal?: AbortSignal,
): Promise<Result<'createQuote'>> {
  if (couponCode !== null) {
    const reply = await api.call('createQuote', { body: { ...body, couponCode } }, signal);
    if (isFailure(reply) || reply.status !== 422 || reply.body.code !== 'unknown_coupon') return reply;
  }
  return api.call('createQuote', { body }, signal);
}
