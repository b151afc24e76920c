/** A place in a trace (W3C Trace Context): the trace's id, 32 hexadecimal digits, and that of a span in it, 16. */
export interface TraceContext {
  readonly traceId: string;
  readonly spanId: string;
}

// Version 00 has four fields; later versions may add some after them (W3C Trace Context, "Versioning of traceparent").
const header = /^(?!ff)([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/;

/** Reads the header `traceparent`; null where it is missing or not well formed. */
export function readTraceparent(value: string | string[] | undefined): TraceContext | null {
  const [, version, traceId = '', spanId = '', more] = header.exec(typeof value === 'string' ? value : '') ?? [];
  if (version === undefined || (version === '00' && more !== undefined)) return null;
  return /^0+$/.test(traceId) || /^0+$/.test(spanId) ? null : { traceId, spanId };
}

/** The header `traceparent` of a place in a trace. Whether a trace is kept is decided by its id, so all say that it is. */
export const traceparentOf = ({ traceId, spanId }: TraceContext): string => `00-${traceId}-${spanId}-01`;
