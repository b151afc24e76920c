import { z } from 'zod';
import type { CollectorAnswer } from './product-analytics.ts';

// OTLP/HTTP in JSON, as its specification maps the protobuf message ExportTraceServiceRequest: ids are hexadecimal, times
// are nanoseconds in text (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding).
const attributes = z.array(z.object({ key: z.string().min(1), value: z.looseObject({}) }));
const nanoseconds = z.string().regex(/^\d{1,20}$/);
const span = z.looseObject({
  traceId: z.string().regex(/^[\da-f]{32}$/i),
  spanId: z.string().regex(/^[\da-f]{16}$/i),
  parentSpanId: z
    .string()
    .regex(/^([\da-f]{16})?$/i)
    .optional(),
  name: z.string().min(1),
  kind: z.int().min(0).max(5),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes: attributes.optional(),
});
const request = z.object({
  resourceSpans: z.array(
    z.looseObject({
      resource: z.looseObject({ attributes }),
      scopeSpans: z.array(z.looseObject({ spans: z.array(span) })),
    }),
  ),
});

/** A collector of traces, as OTLP/HTTP asks for it: all is taken, or nothing with the field that is wrong. */
export function answerOtlp(path: string, content: unknown): CollectorAnswer | null {
  if (path !== '/otlp/v1/traces') return null;
  const parsed = request.safeParse(content);
  if (parsed.success) return { status: 200, body: { partialSuccess: {} } };
  return { status: 400, body: { code: 3, message: parsed.error.issues[0]?.path.join('.') ?? 'unreadable' } };
}
