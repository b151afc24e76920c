import { keyStates } from '@latchkey/booking-core/staff';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { notFound, refusal } from '../schemas/problem.ts';
import { propertyKey, refusedCaller } from '../schemas/property.ts';
import { isoMoment, typedLine } from '../schemas/scalars.ts';

const headers = propertyKey;
const operatorOnly = refusal('operator_only', 'not_allowed');
const operatorOrProved = refusal('operator_only', 'not_allowed', 'prove_again');
const keyId = z.string().regex(/^(signed|[a-z2-7]{8})$/);

/** A key as its hotel's list shows it: never the key itself. */
export const propertyKeyView = z.object({
  /** `signed` is the key that follows from PROPERTY_KEY_SECRET, as every hotel had one before keys were kept. */
  keyId,
  name: z.string(),
  state: z.enum(keyStates),
  createdAt: isoMoment,
  expiresAt: isoMoment.nullable(),
  /** To a minute. */
  lastUsedAt: isoMoment.nullable(),
  /** The person who made it, with whose right to make keys it ends, or the operator; null where nobody knows. */
  madeBy: z.object({ id: z.string(), name: z.string() }).nullable().optional(),
});

export const propertyKeyOperations = {
  listPropertyKeys: operation({
    summary: 'The keys of a property; for its management and the operator',
    headers,
    responses: { 200: z.object({ keys: z.array(propertyKeyView) }), ...refusedCaller, 403: operatorOnly },
  }),
  createPropertyKey: operation({
    summary:
      'Make a key, told this once; with `replaces`, in place of another. It ends when its maker leaves, or may make keys no more; for its management and the operator',
    headers,
    body: z.strictObject({
      name: typedLine.min(1).max(80),
      /** For how long it opens: a year unless given. */
      days: z.int().min(1).max(3650).optional(),
      /** The key it is made in place of, which goes on for `overlapHours`, 24 unless given. */
      replaces: keyId.optional(),
      overlapHours: z.int().min(0).max(2160).optional(),
    }),
    responses: {
      201: propertyKeyView.extend({ key: z.string() }),
      ...refusedCaller,
      403: operatorOrProved,
      404: notFound,
    },
  }),
  revokePropertyKey: operation({
    summary: 'End one key at once; for its management and the operator',
    headers,
    params: z.object({ keyId }),
    responses: { 200: propertyKeyView, ...refusedCaller, 403: operatorOrProved, 404: notFound },
  }),
};
