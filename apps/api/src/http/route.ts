import { contract, type Contract } from '@latchkey/api-contract/contract';
import { paths } from '@latchkey/api-contract/paths';
import { propertyContract, type PropertyContract } from '@latchkey/api-contract/property-contract';
import { everyPropertyPath } from '@latchkey/api-contract/every-property-path';
import { largeBodies } from '@latchkey/api-contract/property-paths';
import { ownRegistrationPaths } from '@latchkey/api-contract/registration-paths';
import type { ReplyOf } from '@latchkey/api-contract/types';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ownBytes } from '../own-bytes.ts';
import { requestParts, type RequestPart } from '@latchkey/api-contract/request-faults';
import { BadRequest, type RequestFault } from './bad-request.ts';
import { readPart } from './request-faults.ts';
import { schemaOf, writerOf } from './response-writers.ts';

/** Every operation that is served: the guests' and the property's. */
export const served = { ...contract, ...propertyContract };
export const servedPaths = { ...paths, ...ownRegistrationPaths, ...everyPropertyPath };
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

/** An answer that comes piece by piece: the text of server-sent events. */
export interface StreamedAnswer {
  readonly status: 200;
  readonly events: Readable;
}

/** A picture as it is sent: a JPEG. */
export interface PictureAnswer {
  readonly status: 200;
  readonly picture: Buffer;
}

/** A paper as it is sent: a PDF, under the name by which it is kept. */
export interface PaperAnswer {
  readonly status: 200;
  readonly paper: Buffer;
  /** Letters, digits and hyphens. */
  readonly fileName: string;
}

/** A file as it is sent: comma-separated values, under the name by which it is kept. */
export interface FileAnswer {
  readonly status: 200;
  readonly file: Buffer;
  /** Letters, digits, hyphens and underscores, with its ending. */
  readonly fileName: string;
  readonly charset: 'utf-8' | 'windows-1252';
}

/** What keeps whoever stands between from gathering a stream before passing it on. */
const unbuffered = { 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no' };

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
  ) => Promise<
    | ReplyOf<Served[K]>
    | WrittenAnswer
    | (Served[K] extends { readonly streams: true } ? StreamedAnswer : never)
    | (Served[K] extends { readonly sendsPicture: true } ? PictureAnswer : never)
    | (Served[K] extends { readonly sendsPaper: true } ? PaperAnswer : never)
    | (Served[K] extends { readonly sendsFile: true } ? FileAnswer : never)
  >;
};

type Handler = (
  args: unknown,
  exchange: Exchange<{ status: number; body: unknown }>,
) => Promise<
  { status: number; body: unknown } | WrittenAnswer | StreamedAnswer | PictureAnswer | PaperAnswer | FileAnswer
>;

/**
 * Serves one operation of the contract: HTTP in, outcome out. Arguments that do not fit, and unknown keys, are a 400
 * that names each of them; an answer has only statuses, bodies and fields of the contract.
 */
export function route<K extends ServedName>(app: FastifyInstance, name: K, handle: Handlers[K]): void {
  const operation: { readonly responses: Readonly<Record<number, z.ZodType>> } = served[name];
  const schemas = operation as Partial<Record<RequestPart, z.ZodType>>;
  const { method, path } = servedPaths[name];
  app.route({
    method,
    url: path,
    schema: { response: schemasOf(operation.responses) },
    serializerCompiler: ({ schema }) => writerOf(schema as object),
    config: { operation: name },
    ...(largeBodies[name] === undefined ? {} : { bodyLimit: largeBodies[name] }),
    handler: async (request, reply) => {
      const args = argumentsOf(schemas, request);
      const written = (status: number, body: unknown): WrittenAnswer => ({
        status,
        bytes: ownBytes(reply.serializeInput(body as Record<string, unknown>, String(status)) as string),
      });
      const answer = await (handle as Handler)(args, { request, reply, written });
      if ('events' in answer)
        return reply.code(answer.status).headers(unbuffered).type('text/event-stream').send(answer.events);
      if ('picture' in answer) return reply.code(answer.status).type('image/jpeg').send(answer.picture);
      if ('paper' in answer) return sendPaper(reply, answer);
      if ('file' in answer) return sendFile(reply, answer);
      if ('bytes' in answer)
        return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.bytes);
      return reply.code(answer.status).send(answer.body);
    },
  });
}

/** Opened by itself a paper is only a paper, and nobody keeps it on the way. */
const sendPaper = (reply: FastifyReply, { status, paper, fileName }: PaperAnswer): FastifyReply =>
  reply
    .code(status)
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="${fileName}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
    .type('application/pdf')
    .send(paper);

/** A file is kept, and shown by nobody on the way. */
const sendFile = (reply: FastifyReply, { status, file, fileName, charset }: FileAnswer): FastifyReply =>
  reply
    .code(status)
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${fileName}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    })
    .type(`text/csv; charset=${charset}`)
    .send(file);

function argumentsOf(schemas: Partial<Record<RequestPart, z.ZodType>>, request: FastifyRequest): unknown {
  const args: Partial<Record<RequestPart, unknown>> = {};
  const faults: RequestFault[] = [];
  for (const part of requestParts) {
    const read = readPart(part, schemas[part], request[part]);
    if ('faults' in read) faults.push(...read.faults);
    else args[part] = read.value;
  }
  const [first, ...others] = faults;
  if (first !== undefined) throw new BadRequest([first, ...others]);
  return args;
}

const schemasOf = (responses: Readonly<Record<number, z.ZodType>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(responses).map(([status, answer]) => [status, schemaOf(answer)]));
