import { isFailure, type ApiClient, type Result } from '@latchkey/api-client/client';
import type { OperationInput } from '@latchkey/api-contract/types';

/** Codes that the hotel has refused, by the page's API client: a client does not send them again. */
const unknownCodes = new WeakMap<object, Set<string>>();

/** A quote with the code of the link. A code that the hotel does not know is left out, and the stay is quoted without it. */
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
