import { contract, type Contract } from '@latchkey/api-contract/contract';
import { paths } from '@latchkey/api-contract/paths';
import { propertyContract, type PropertyContract } from '@latchkey/api-contract/property-contract';
import { propertyPaths } from '@latchkey/api-contract/property-paths';
import type { ReplyOf } from '@latchkey/api-contract/types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ownBytes } from '../own-bytes.ts';
import { BadRequest } from './bad-request.ts';
import { unstorableIn } from './unstorable.ts';

/** Every operation that is served: the guests' and the property's. */
export const served = { ...contract, ...propertyContract };
export const servedPaths = { ...paths, ...propertyPaths };
type Served = Contract & PropertyContract;
export type ServedName = keyof Served;

type Parsed<O, K extends string> = O extends Record<K, infer S extends z.ZodType> ? Record<K, z.output<S>> : unknown;

/** What a handler gets: every argument of its operation, checked. */
type Arguments<K extends ServedName> = Parsed<Served[K], 'params'> &
  Parsed<Served[K], 'query'> &
  Parsed<Served[K], 'headers'> &
  Parsed<Served[K], 'body'>;

/** An answer as it is sent. */
export interface WrittenAnswer {
  readonly status: number;
  readonly bytes: Buffer;
}

interface Exchange<R extends { status: number; body: unknown }> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Writes an answer as it would be sent, to be kept and sent again. */
  readonly written: <S extends R['status']>(status: S, body: Extract<R, { status: S }>['body']) => WrittenAnswer;
}

type Handlers = {
  [K in ServedName]: (
    args: Arguments<K>,
    exchange: Exchange<ReplyOf<Served[K]>>,
  ) => Promise<ReplyOf<Served[K]> | WrittenAnswer>;
};

type Handler = (
  args: unknown,
  exchange: Exchange<{ status: number; body: unknown }>,
) => Promise<{ status: number; body: unknown } | WrittenAnswer>;

const parts = ['params', 'query', 'headers', 'body'] as const;

/**
 * Serves one operation of the contract: HTTP in, outcome out. Arguments that do not fit are a 400 that names the
 * field; only statuses and bodies of the contract can be answered, and fields it does not name never leave.
 */
export function route<K extends ServedName>(app: FastifyInstance, name: K, handle: Handlers[K]): void {
  const operation: { readonly responses: Readonly<Record<number, z.ZodType>> } = served[name];
  const schemas = operation as Partial<Record<(typeof parts)[number], z.ZodType>>;
  const { method, path } = servedPaths[name];
  app.route({
    method,
    url: path,
    schema: { response: responsesOf(operation.responses) },
    config: { operation: name },
    handler: async (request, reply) => {
      const args: Record<string, unknown> = {};
      for (const part of parts) {
        const schema = schemas[part];
        if (schema !== undefined) args[part] = checked(schema, part === 'body' ? (request.body ?? {}) : request[part]);
      }
      const written = (status: number, body: unknown): WrittenAnswer => ({
        status,
        bytes: ownBytes(reply.serializeInput(body as Record<string, unknown>, String(status)) as string),
      });
      const answer = await (handle as Handler)(args, { request, reply, written });
      if ('bytes' in answer)
        return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.bytes);
      return reply.code(answer.status).send(answer.body);
    },
  });
}

function checked(schema: z.ZodType, value: unknown): unknown {
  const unstorable = unstorableIn(value, '');
  if (unstorable !== null) throw new BadRequest(unstorable);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new BadRequest(fieldOf(parsed.error.issues[0]));
}

function fieldOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return '';
  const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...issue.path, ...unknownKey].join('.');
}

function responsesOf(responses: Readonly<Record<number, z.ZodType>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [
      status,
      z.toJSONSchema(schema, { io: 'output', target: 'draft-7' }),
    ]),
  );
}
