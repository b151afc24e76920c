import { contractVersion } from '@latchkey/api-contract/version';
import { ownGateways } from '@latchkey/booking-core/gateways';
import { z } from 'zod';
import { exampleOf } from './example-of.ts';
import type { Gateways, PaymentGateway } from '../payments/payments.ts';
import { served, servedPaths, type ServedName } from '../../http/route.ts';
import { codesOf, headersOf, securityOf, securitySchemes } from './openapi-access.ts';
import { tagOf, tags } from './openapi-tags.ts';

interface Described {
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly streams?: true;
  readonly sendsPicture?: true;
  readonly responses: Readonly<Record<number, z.ZodType>>;
}

const problemResponse = {
  description: 'Anything unexpected (RFC 9457)',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** The whole contract, with the webhooks of the gateways, as an OpenAPI 3.1 document. */
export function openApiDocument(problem: z.ZodType, gateways: Gateways): object {
  const described: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(servedPaths) as ServedName[]) {
    const { method, path } = servedPaths[name];
    const template = path.replace(/:(\w+)/g, '{$1}');
    described[template] = { ...described[template], [method.toLowerCase()]: operationOf(name, served[name], path) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Latchkey',
      version: contractVersion,
      description:
        'The booking engine. Refusals are codes, never text; money is in minor units; dates are the property’s.',
      contact: { name: 'Latchkey' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'Any host of the installation: of the provider, the platform, or a hotel' }],
    tags,
    paths: {
      ...described,
      ...Object.fromEntries(Object.values<PaymentGateway>(gateways).map((gateway) => webhookOf(gateway))),
      ...Object.fromEntries(ownGateways.map((name) => webhookOf(gateways[name], 'own'))),
      ...beside,
    },
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes,
    },
  };
}

const text = (description: string): object => ({
  description,
  content: { 'text/plain': { schema: { type: 'string' } } },
});
const state = (description: string, status: string): object => ({
  description,
  content: {
    'application/json': {
      schema: { type: 'object', properties: { status: { type: 'string' } }, required: ['status'] },
      example: { status },
    },
  },
});

/** The webhook of a gateway: of the provider's account, or of those of hotels' own. */
function webhookOf(
  { name, webhook: { described, signatureHeader } }: PaymentGateway,
  account: 'provider' | 'own' = 'provider',
): [string, object] {
  const { optionalHeaders, schema, example } = described;
  const isOwn = account === 'own';
  const operationId = isOwn ? `${described.operationId}OfHotel` : described.operationId;
  const summary = isOwn ? `${described.summary}: of a hotel’s own account` : described.summary;
  const header = (of: string, required: boolean, value: string): object => ({
    name: of,
    in: 'header',
    required,
    schema: { type: 'string' },
    example: value,
  });
  const post = {
    operationId,
    summary,
    description: `${summary}. What does not carry the gateway’s signature is refused; the same event again changes nothing.`,
    tags: [tagOf('/api/webhooks')],
    security: [],
    parameters: [
      ...(isOwn ? [{ name: 'hotelId', in: 'path', required: true, schema: { type: 'string' }, example: '1760' }] : []),
      header(signatureHeader, true, 'hex HMAC-SHA256 of the raw body'),
      ...Object.entries(optionalHeaders).map(([of, value]) => header(of, false, value)),
    ],
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
    responses: { 200: state('Kept', 'ok'), 400: problemResponse, default: problemResponse },
  };
  return [`/api/webhooks/${name}${isOwn ? '/{hotelId}' : ''}`, { post }];
}

function forOperator(operationId: string, summary: string): object {
  const description = `${summary}. Not limited, and not passed on by the origin.`;
  return { operationId, summary, description, tags: [tagOf('/')], security: [] };
}

/** What is served beside the contract, for the operator. */
const beside = {
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
      responses: { 200: text('Metrics') },
    },
  },
};

function operationOf(name: ServedName, operation: Described, path: string): object {
  // A header of this name is no parameter in OpenAPI, and generated clients leave it out: it is a security scheme.
  const { authorization: _, ...headers } = operation.headers?.shape ?? {};
  const parameters = [
    ...parametersOf('path', operation.params),
    ...parametersOf('query', operation.query),
    ...parametersOf('header', z.object(headers)),
  ];
  const responses = Object.entries(operation.responses).map(([status, schema]) => [
    status,
    {
      description: Number(status) < 400 ? 'Done' : 'Refused, with a code',
      ...headersOf(name, Number(status)),
      content: status === '200' ? contentOf(operation, schema) : json(schema, 'output'),
    },
  ]);
  return {
    operationId: name,
    summary: operation.summary,
    description: descriptionOf(operation),
    tags: [tagOf(path)],
    security: securityOf(name, operation),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(operation.body === undefined
      ? {}
      : {
          requestBody: {
            required: !operation.body.safeParse(undefined).success,
            content: json(operation.body, 'input'),
          },
        }),
    responses: { ...Object.fromEntries(responses), 429: problemResponse, default: problemResponse },
  };
}

/** What it does, and every code by which it refuses. */
function descriptionOf({ summary, responses }: Described): string {
  const refusals = Object.entries(responses).flatMap(([status, schema]) =>
    Number(status) < 400 ? [] : codesOf(schema).map((code) => `${code} (${status})`),
  );
  return refusals.length === 0 ? `${summary}.` : `${summary}. Refusals: ${refusals.join(', ')}.`;
}

function parametersOf(place: 'path' | 'query' | 'header', schema: z.ZodObject | undefined): object[] {
  if (schema === undefined) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || !one.safeParse(undefined).success,
    schema: schemaOf(one, 'input'),
    example: exampleOf(schemaOf(one, 'input'), name),
  }));
}

function json(schema: z.ZodType, io: 'input' | 'output'): object {
  const described = schemaOf(schema, io);
  return { 'application/json': { schema: described, example: exampleOf(described) } };
}

function contentOf({ streams, sendsPicture }: Described, schema: z.ZodType): object {
  if (sendsPicture === true) {
    const described = schemaOf(schema, 'output');
    return { 'image/jpeg': { schema: described, example: exampleOf(described) } };
  }
  return streams === true ? events(schema) : json(schema, 'output');
}

function events(schema: z.ZodType): object {
  const described = schemaOf(schema, 'output');
  return { 'text/event-stream': { schema: described, example: exampleOf(described) } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
