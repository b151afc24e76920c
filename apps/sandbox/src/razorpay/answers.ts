import type { FastifyReply } from 'fastify';
import { z } from 'zod';

/** What a refusal says beside its sentence; unless it says otherwise, that the merchant's input is at fault. */
interface Because {
  readonly source?: string;
  readonly step?: string;
  readonly reason?: string;
  readonly field?: string;
}

/** What some of the gateway's refusals say in place of a source, a step and a reason. */
export const notApplicable: Because = { source: 'NA', step: 'NA', reason: 'NA' };

/** The gateway's refusal of a request, in the shape of its documents. */
export function refuse(reply: FastifyReply, status: number, description: string, because: Because = {}): FastifyReply {
  return reply.code(status).send({
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...because,
    },
  });
}

export const unknownId = 'The id provided does not exist';

/** Refuses a body by its first fault. */
export function refuseBody(reply: FastifyReply, error: z.ZodError): FastifyReply {
  const [issue] = error.issues;
  const field = issue?.path.join('.') ?? '';
  return refuse(reply, 400, issue?.message ?? '', field === '' ? {} : { field });
}

const page = z.object({
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
});

/** A list, newest first, of which `count` and `skip` choose a part. */
export function collection<T>(all: readonly T[], query: unknown, entity: (one: T) => object): object {
  const { count, skip } = page.catch({ count: 10, skip: 0 }).parse(query);
  const items = all.toReversed().slice(skip, skip + count);
  return { entity: 'collection', count: items.length, items: items.map(entity) };
}

/** An amount in the currency's smallest unit; the gateway takes it as text too. */
export const amount = z
  .union([z.int(), z.string().regex(/^\d+$/).transform(Number)], { error: 'The amount must be an integer.' })
  .pipe(z.int().min(100, 'The amount must be at least INR 1.00'));

export const notes = z
  .record(z.string(), z.string().max(256))
  .refine((pairs) => Object.keys(pairs).length <= 15, 'at most 15 notes');
