import type { IncomingHttpHeaders } from 'node:http';
import { spanOf, traceRequests } from '@latchkey/tracing/requests';
import type { Tracing } from '@latchkey/tracing/server';
import { newTraceId, readTraceparent, traceparentOf, type TraceContext } from '@latchkey/tracing/traceparent';
import type { FastifyInstance } from 'fastify';

const quiet: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', '/assets/:app/:file', '/favicon.ico']);

/**
 * The trace that a request belongs to: that of its page, where a page of ours calls the engine; a new one for everything
 * else, whatever it says (decisions/0003-one-id.md).
 */
export function traceGiven({ headers, url }: AskedFrom): TraceContext | null {
  const isOwnPage = headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-mode'] !== 'navigate';
  return isOwnPage && url?.startsWith('/api/') ? readTraceparent(headers['traceparent']) : null;
}

interface AskedFrom {
  readonly headers: IncomingHttpHeaders;
  readonly url?: string | undefined;
}

/** The id of a request, which is that of its trace. */
export const traceIdFor = (request: AskedFrom): string => traceGiven(request)?.traceId ?? newTraceId();

/** A span for each page and each call to the engine that passes through. */
export function traceOrigin(app: FastifyInstance, tracing: Tracing): void {
  traceRequests(app, tracing, { under: traceGiven, facts: () => ({}), quiet });
}

/** What `Server-Timing` says of a page whose trace somebody collects (`isPageTraced` of the API client reads it). */
export const traced = 'traced';

/** The header `traceparent` for what this request asks of the engine. */
export function traceparentHere(request: { readonly id: string }): string {
  const traceId = request.id;
  return traceparentOf(spanOf(request)?.context ?? { traceId, spanId: traceId.slice(16) });
}
