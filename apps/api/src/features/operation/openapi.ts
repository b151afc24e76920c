import { z } from 'zod';
import { exampleOf } from './example-of.ts';
import type { Gateways, PaymentGateway } from '../payments/gateways/payment-gateway.ts';
import { served, servedPaths, type ServedName } from '../../http/route.ts';

interface Described {
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
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
    described[template] = { ...described[template], [method.toLowerCase()]: operationOf(name, served[name]) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Latchkey',
      version: '1',
      description:
        'The booking engine. Refusals are codes, never text; money is in minor units; dates are the property’s. A booking is whole, and can be changed, to a caller that sends back the cookie it was given when it booked or entered a code.',
    },
    paths: {
      ...described,
      ...Object.fromEntries(Object.values<PaymentGateway>(gateways).map(webhookOf)),
      ...beside,
    },
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: {
        propertyKey: { type: 'http', scheme: 'bearer', description: 'The key of a property, which names its hotel.' },
      },
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

/** The webhook of a gateway. */
function webhookOf({ name, webhook: { described, signatureHeader } }: PaymentGateway): [string, object] {
  const { operationId, summary, optionalHeaders, schema, example } = described;
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
    parameters: [
      header(signatureHeader, true, 'hex HMAC-SHA256 of the raw body'),
      ...Object.entries(optionalHeaders).map(([of, value]) => header(of, false, value)),
    ],
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
    responses: { 200: state('Kept', 'ok'), default: problemResponse },
  };
  return [`/api/webhooks/${name}`, { post }];
}

/** What is served beside the contract, for the operator. */
const beside = {
  '/healthz': {
    get: { operationId: 'isAlive', summary: 'Whether the process lives', responses: { 200: state('It does', 'ok') } },
  },
  '/readyz': {
    get: {
      operationId: 'isReady',
      summary: 'Whether it can serve',
      responses: { 200: state('It can', 'ready'), 503: state('Its database does not answer', 'unavailable') },
    },
  },
  '/metrics': {
    get: {
      operationId: 'readMetrics',
      summary: 'What it measures, for Prometheus',
      responses: { 200: text('Metrics') },
    },
  },
};

function operationOf(name: ServedName, operation: Described): object {
  // A header of this name is no parameter in OpenAPI, and generated clients leave it out: it is a security scheme.
  const { authorization, ...headers } = operation.headers?.shape ?? {};
  const parameters = [
    ...parametersOf('path', operation.params),
    ...parametersOf('query', operation.query),
    ...parametersOf('header', z.object(headers)),
  ];
  const responses = Object.entries(operation.responses).map(([status, schema]) => [
    status,
    { description: Number(status) < 400 ? 'Done' : 'Refused, with a code', content: json(schema, 'output') },
  ]);
  return {
    operationId: name,
    summary: operation.summary,
    ...(authorization === undefined ? {} : { security: [{ propertyKey: [] }] }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(operation.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(operation.body, 'input') } }),
    responses: { ...Object.fromEntries(responses), default: problemResponse },
  };
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

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
