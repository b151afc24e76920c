import { z } from 'zod';

/** Everything unexpected (RFC 9457). `field` names the argument a 400 is about; `traceId` finds the log line. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  field: z.string().optional(),
  traceId: z.string(),
});

/** A refusal a caller can act on: a code, never text. */
export const refusal = <const Codes extends readonly [string, ...string[]]>(...codes: Codes) =>
  z.object({ code: z.enum(codes) });

export const notFound = refusal('not_found');
