import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

/** A refusal in the provider's published shape. */
export interface Refusal {
  readonly status: number;
  readonly error: {
    readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
    readonly message: string;
    readonly code?: string;
    readonly param?: string;
    readonly decline_code?: string;
    readonly advice_code?: string;
    readonly charge?: string;
    readonly payment_intent?: object;
    readonly setup_intent?: object;
    readonly payment_method?: object;
  };
}

const documentOf = (code: string): string => `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;

export const refuse = (reply: FastifyReply, { status, error }: Refusal): FastifyReply =>
  reply.code(status).send({ error: error.code === undefined ? error : { ...error, doc_url: documentOf(error.code) } });

export const badRequest = (message: string, more: { code?: string; param?: string } = {}): Refusal => ({
  status: 400,
  error: { type: 'invalid_request_error', message, ...more },
});

export const missing = (what: string, id: string, param = 'id'): Refusal => ({
  status: 404,
  error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}: '${id}'`, param },
});

/** `amount[x]` of the path `amount`, `x`. */
const nameOf = ([first = '', ...rest]: readonly PropertyKey[]): string =>
  `${String(first)}${rest.map((part) => `[${String(part)}]`).join('')}`;

/** The first fault of a request's parameters, as the provider says it. */
export function wrongParameters({ issues }: z.ZodError): Refusal {
  const [issue] = issues;
  if (issue === undefined) return badRequest('Invalid request');
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    return badRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue.path);
  if (issue.message === 'missing')
    return badRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  if (issue.message === 'integer') return badRequest(`Invalid integer`, { code: 'parameter_invalid_integer', param });
  if (issue.message === 'small')
    return badRequest('Amount must be greater than zero.', { code: 'amount_too_small', param });
  return badRequest(issue.message, { param });
}
