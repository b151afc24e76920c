import type { FastifyInstance } from 'fastify';
import type { StripeState } from '../state/stripe-state.ts';
import { refuse } from './refusals.ts';

/**
 * A key stands for one request, for as long as the sandbox runs: asked again it has the first answer, whatever that was,
 * but one that refused the parameters.
 */
export function idempotent(api: FastifyInstance, { answers }: StripeState): void {
  const keyOf = (headers: Readonly<Record<string, unknown>>): string | null => {
    const { 'idempotency-key': key, 'stripe-account': account = '' } = headers;
    return typeof key === 'string' && typeof account === 'string' ? `${account}:${key}` : null;
  };
  const asText = (url: string, body: unknown): string => `${url} ${JSON.stringify(body)}`;
  api.addHook('preHandler', async ({ method, headers, url, body }, reply) => {
    const key = method === 'POST' ? keyOf(headers) : null;
    const known = key === null ? undefined : answers.get(key);
    if (known === undefined) return;
    if (known.request !== asText(url, body))
      return refuse(reply, {
        status: 400,
        error: {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${String(headers['idempotency-key'])}' if you meant to execute a different request.`,
        },
      });
    return reply
      .code(known.status)
      .header('idempotent-replayed', 'true')
      .type('application/json; charset=utf-8')
      .send(known.body);
  });
  api.addHook('onSend', async ({ method, headers, url, body }, { statusCode }, sent) => {
    const key = method === 'POST' ? keyOf(headers) : null;
    const hasBegun = statusCode === 200 || statusCode === 402;
    if (key !== null && hasBegun && !answers.has(key) && typeof sent === 'string')
      answers.set(key, { request: asText(url, body), status: statusCode, body: sent });
    return sent;
  });
}
