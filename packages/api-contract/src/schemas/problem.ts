import { requestParts, faultReasons } from '../request-faults/request-faults.ts';
import { z } from 'zod';

/** Everything unexpected (RFC 9457). `faults` names all that a 400 is about, `field` the first of it; `traceId` finds the log line. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  field: z.string().optional(),
  faults: z
    .array(
      z.object({
        in: z.enum(requestParts),
        /** Its place, with dots. */
        field: z.string(),
        /** `unknown_key`: the operation takes nothing of that name. */
        reason: z.enum(faultReasons),
        /** In English. */
        message: z.string(),
      }),
    )
    .optional(),
  traceId: z.string(),
});

/** A refusal a caller can act on: a code, never text. */
export const refusal = <const Codes extends readonly [string, ...string[]]>(...codes: Codes) =>
  z.object({ code: z.enum(codes) });

/** An extra that does not go with the stay, its hours or any of its rooms: it is named. */
export const unfitExtra = z.object({ code: z.literal('addon_not_with_stay'), addonId: z.string() });

export const notFound = refusal('not_found');
