import { isFailure, type ApiClient, type Result } from '@latchkey/api-client/client';
import type { OperationInput } from '@latchkey/api-contract/types';

/** Codes that the hotel has refused, by the page's API client: a client does not send them again. */
const unknownCodes = new WeakMap<object, Set<string>>();

/** Refusals of a code alone: without it the stay can be had. */
export const isOfCode = (refusal: string): boolean => refusal === 'unknown_coupon' || refusal === 'coupon_not_for_stay';

/** A quote with the code of the link. Where the hotel refuses the code for the stay, the quote leaves it out. */
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
    if (isFailure(reply) || reply.status !== 422 || !isOfCode(reply.body.code)) return reply;
    // A code that is not for this stay may be for the next one.
    if (reply.body.code === 'unknown_coupon') unknownCodes.set(api, unknown.add(code));
  }
  return api.call('createQuote', { body }, signal);
}
