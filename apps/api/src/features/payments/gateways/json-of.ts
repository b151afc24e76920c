import type { z } from 'zod';
import { badField } from '../../../http/bad-request.ts';

/** A request's raw body, read by a schema. Throws `BadRequest` with the first field that does not fit. */
export function jsonOf<T>(body: Buffer, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parse(body));
  if (parsed.success) return parsed.data;
  throw badField('body', parsed.error.issues[0]?.path.join('.') ?? '', 'is not as described');
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    if (cause instanceof SyntaxError) throw badField('body', '', 'is no JSON');
    throw cause;
  }
}
