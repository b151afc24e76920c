import { z } from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { served, servedPaths, type ServedName } from '../../http/route.ts';
import { codesOf, headersOf, securityOf } from './openapi-access.ts';
import { problemResponse } from './openapi-beside.ts';
import { tagOf } from './openapi-tags.ts';

interface Described {
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly streams?: true;
  readonly sendsPicture?: true;
  readonly sendsPaper?: true;
  readonly sendsFile?: true;
  readonly responses: Readonly<Record<number, z.ZodType>>;
}

/** An operation of the contract, as `createDocument` takes it: its schemas are zod types. */
export function operationOf(name: ServedName): ZodOpenApiOperationObject {
  const operation: Described = served[name];
  const { summary, body } = operation;
  // A header of this name is no parameter in OpenAPI, and generated clients leave it out: it is a security scheme.
  const { authorization: _, ...headers } = operation.headers?.shape ?? {};
  const requestParams = {
    ...(operation.params === undefined ? {} : { path: operation.params }),
    ...(operation.query === undefined ? {} : { query: operation.query }),
    ...(Object.keys(headers).length === 0 ? {} : { header: z.object(headers) }),
  };
  const responses = Object.entries(operation.responses).map(([status, schema]) => [
    status,
    {
      description: Number(status) < 400 ? 'Done' : 'Refused, with a code',
      ...headersOf(name, Number(status)),
      content: { [status === '200' ? mediaTypeOf(operation) : 'application/json']: { schema } },
    },
  ]);
  return {
    operationId: name,
    summary,
    description: descriptionOf(operation),
    tags: [tagOf(servedPaths[name].path)],
    security: securityOf(name, operation),
    ...(Object.keys(requestParams).length === 0 ? {} : { requestParams }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: !body.safeParse(undefined).success,
            content: { 'application/json': { schema: body } },
          },
        }),
    responses: { ...Object.fromEntries(responses), 429: problemResponse, default: problemResponse },
  };
}

function mediaTypeOf({ streams, sendsPicture, sendsPaper, sendsFile }: Described): string {
  if (sendsPicture === true) return 'image/jpeg';
  if (sendsPaper === true) return 'application/pdf';
  if (sendsFile === true) return 'text/csv';
  return streams === true ? 'text/event-stream' : 'application/json';
}

/** What it does, and every code by which it refuses. */
function descriptionOf({ summary, responses }: Described): string {
  const refusals = Object.entries(responses).flatMap(([status, schema]) =>
    Number(status) < 400 ? [] : codesOf(schema).map((code) => `${code} (${status})`),
  );
  return refusals.length === 0 ? `${summary}.` : `${summary}. Refusals: ${refusals.join(', ')}.`;
}
