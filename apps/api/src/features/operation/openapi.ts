import { z } from 'zod';
import { exampleOf } from './example-of.ts';
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
      description: 'The booking engine. Refusals are codes, never text; money is in minor units; dates are the property’s.',
    },
    paths: described,
    components: { schemas: { Problem: schemaOf(problem, 'output') } },
  };
}

function operationOf(name: ServedName, operation: Described): object {
  const parameters = [...parametersOf('path', operation.params), ...parametersOf('query', operation.query), ...parametersOf('header', operation.headers)];
  const responses = Object.entries(operation.responses).map(([status, schema]) => [
    status,
    { description: Number(status) < 400 ? 'Done' : 'Refused, with a code', content: json(schema, 'output') },
  ]);
  return {
    operationId: name,
    summary: operation.summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(operation.body === undefined ? {} : { requestBody: { required: true, content: json(operation.body, 'input') } }),
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
