import type { oas32 } from 'zod-openapi';
import type { PaymentGateway } from '../payments/payments.ts';
import { tagOf } from './openapi-tags.ts';

/** The answer to anything unexpected, described once under `components`. */
export const problemResponse: oas32.ResponseObject = {
  description: 'Anything unexpected (RFC 9457)',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const state = (description: string, status: string): oas32.ResponseObject => ({
  description,
  content: {
    'application/json': {
      schema: { type: 'object', properties: { status: { type: 'string' } }, required: ['status'] },
      example: { status },
    },
  },
});

/** The webhook of a gateway: of the provider's account, or of those of hotels' own. */
export function webhookOf(
  { name, webhook: { described, signatureHeader } }: PaymentGateway,
  account: 'provider' | 'own' = 'provider',
): oas32.PathsObject {
  const { optionalHeaders, schema, example } = described;
  const isOwn = account === 'own';
  const operationId = isOwn ? `${described.operationId}OfHotel` : described.operationId;
  const summary = isOwn ? `${described.summary}: of a hotel’s own account` : described.summary;
  const header = (of: string, required: boolean, value: string): oas32.ParameterObject => ({
    name: of,
    in: 'header',
    required,
    schema: { type: 'string' },
    example: value,
  });
  const post: oas32.OperationObject = {
    operationId,
    summary,
    description: `${summary}. What does not carry the gateway’s signature is refused; the same event again changes nothing.`,
    tags: [tagOf('/api/webhooks')],
    security: [],
    parameters: [
      ...(isOwn
        ? [
            {
              name: 'hotelId',
              in: 'path' as const,
              required: true,
              schema: { type: 'string' as const },
              example: '1760',
            },
          ]
        : []),
      header(signatureHeader, true, 'hex HMAC-SHA256 of the raw body'),
      ...Object.entries(optionalHeaders).map(([of, value]) => header(of, false, value)),
    ],
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
    responses: { 200: state('Kept', 'ok'), 400: problemResponse, default: problemResponse },
  };
  return { [`/api/webhooks/${name}${isOwn ? '/{hotelId}' : ''}`]: { post } };
}

function forOperator(operationId: string, summary: string): oas32.OperationObject {
  const description = `${summary}. Not limited, and not passed on by the origin.`;
  return { operationId, summary, description, tags: [tagOf('/')], security: [] };
}

/** What is served beside the contract, for the operator. */
export const operatorPaths: oas32.PathsObject = {
  '/healthz': {
    get: { ...forOperator('isAlive', 'Whether the process lives'), responses: { 200: state('It does', 'ok') } },
  },
  '/readyz': {
    get: {
      ...forOperator('isReady', 'Whether it can serve'),
      responses: { 200: state('It can', 'ready'), 503: state('Its database does not answer', 'unavailable') },
    },
  },
  '/metrics': {
    get: {
      ...forOperator('readMetrics', 'What it measures, for Prometheus'),
      responses: { 200: { description: 'Metrics', content: { 'text/plain': { schema: { type: 'string' } } } } },
    },
  },
};
