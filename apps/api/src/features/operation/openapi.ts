import { z } from 'zod';
import { exampleOf } from './example-of.ts';
import { cardVaultEvent } from '../webhooks/card-vault-event.ts';
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

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(problem: z.ZodType): object {
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
    paths: { ...described, ...beside },
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

/** Where a gateway tells what happened. */
const webhook = ({
  operationId,
  summary,
  headers,
  schema,
  example,
}: {
  operationId: string;
  summary: string;
  headers: object[];
  schema: object;
  example: object;
}): object => ({
  post: {
    operationId,
    summary,
    parameters: headers,
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
    responses: { 200: state('Kept', 'ok'), default: problemResponse },
  },
});

/** What is served beside the contract: for a gateway, and for whoever runs the engine. */
const beside = {
  '/api/webhooks/razorpay': webhook({
    operationId: 'receiveRazorpayEvent',
    summary: 'Where the India gateway tells what happened, in any order, any number of times',
    headers: [
      {
        name: 'x-razorpay-signature',
        in: 'header',
        required: true,
        schema: { type: 'string' },
        example: 'hex HMAC-SHA256 of the raw body',
      },
      {
        name: 'x-razorpay-event-id',
        in: 'header',
        required: false,
        schema: { type: 'string' },
        example: 'evt_00000000000001',
      },
    ],
    schema: {
      type: 'object',
      properties: { event: { type: 'string' }, payload: { type: 'object' } },
      required: ['event', 'payload'],
    },
    example: {
      event: 'payment.captured',
      payload: { payment: { entity: { id: 'pay_00000000000001', order_id: 'order_00000000000001' } } },
    },
  }),
  '/api/webhooks/card-vault': webhook({
    operationId: 'receiveCardVaultEvent',
    summary: 'Where the card vault tells what happened, in any order, any number of times',
    headers: [
      {
        name: 'x-card-vault-signature',
        in: 'header',
        required: true,
        schema: { type: 'string' },
        example: 'hex HMAC-SHA256 of the raw body',
      },
    ],
    schema: schemaOf(cardVaultEvent, 'input'),
    example: {
      eventId: 'evt_00000000000001',
      event: 'payment.captured',
      orderId: 'order_00000000000001',
      paymentId: 'pay_00000000000001',
      transactionId: 'txn_00000000000001',
    },
  }),
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
