import { z } from 'zod';
import type { RequestPart } from '@latchkey/api-contract/request-faults';
import type { RequestFault } from './bad-request.ts';
import { unstorableIn } from './unstorable.ts';

/** What an operation takes where it describes nothing. */
const nothing = z.strictObject({});

/**
 * One part of a request by its description, or all that does not fit it. A query or body that lacks a description must
 * be empty.
 */
export function readPart(
  part: RequestPart,
  schema: z.ZodType | undefined,
  given: unknown,
): { readonly value: unknown } | { readonly faults: RequestFault[] } {
  // Everybody sends more headers than any operation takes, and parameters stand in the path.
  if (schema === undefined && (part === 'headers' || part === 'params')) return { value: undefined };
  const value = part === 'body' ? (given ?? {}) : given;
  const unstorable = unstorableIn(value, '');
  if (unstorable !== null)
    return { faults: [{ in: part, field: unstorable, reason: 'invalid', message: 'cannot be kept' }] };
  const parsed = (schema ?? nothing).safeParse(value);
  if (parsed.success) return { value: parsed.data };
  return { faults: parsed.error.issues.flatMap((issue) => faultsOf(part, issue, value)) };
}

function faultsOf(part: RequestPart, issue: z.core.$ZodIssue, given: unknown): RequestFault[] {
  const place = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      in: part,
      field: [...place, key].join('.'),
      reason: 'unknown_key',
      message: 'is not known here',
    }));
  const field = place.join('.');
  const value = valueAt(given, issue.path);
  if (value === undefined) return [{ in: part, field, reason: 'missing', message: 'is missing' }];
  if (part === 'query' && Array.isArray(value))
    return [{ in: part, field, reason: 'repeated', message: 'is there more than once' }];
  return [{ in: part, field, reason: 'invalid', message: issue.message }];
}

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null ? (found as Readonly<Record<PropertyKey, unknown>>)[key] : undefined,
    given,
  );
