import type { FastifyRequest } from 'fastify';
import type { StripeState } from '../state/stripe-state.ts';

export type StripeRequest = Pick<FastifyRequest, 'headers' | 'body' | 'query'>;

/** The key of a request: the bearer's, the name of basic authorization, or what a page's script puts among the parameters. */
export function keyOf({ headers, body, query }: StripeRequest): string | undefined {
  const { authorization } = headers;
  if (authorization?.startsWith('Bearer ') === true) return authorization.slice('Bearer '.length);
  if (authorization?.startsWith('Basic ') === true)
    return Buffer.from(authorization.slice('Basic '.length), 'base64').toString().split(':')[0];
  const { key } = { ...(query as object), ...(body as object) } as { readonly key?: unknown };
  return typeof key === 'string' ? key : undefined;
}

export const isPublishable = (request: StripeRequest): boolean => keyOf(request)?.startsWith('pk_') === true;

/** Whether an intent is of the account that a request is made for: the platform's own, or a connected one. */
export const ofAccount = ({ intents }: StripeState, intentId: string, { headers }: StripeRequest): boolean =>
  (intents.get(intentId)?.account ?? null) === (headers['stripe-account'] ?? null);
