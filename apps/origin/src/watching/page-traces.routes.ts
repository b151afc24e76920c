import { tracesPath } from '@latchkey/analytics/analytics';
import { pageSpansRequest, readPageSpans, type TraceCollector } from '@latchkey/tracing/page-spans';
import type { FastifyInstance } from 'fastify';
import { countRequests, notTaken, refuse, taken } from '../measuring/admission.ts';
import { isOwnPage } from '../measuring/who-is-measured.ts';

/** Bytes of a body at most: the spans of a page that calls a lot. */
const mostBytes = 128 * 1024;

export interface PageTraces {
  readonly collector: TraceCollector;
  /** What the spans' service says it is, as origin and engine do. */
  readonly release: string;
  readonly now: () => number;
}

/**
 * `POST /t/traces`: the spans of pages, on their way to the collector of traces; only where there is one. Pages of this
 * origin alone are heard, and of what they say only what is no guest's (`readPageSpans`).
 */
export async function pageTracesRoutes(app: FastifyInstance, { collector, release, now }: PageTraces): Promise<void> {
  const isTooMany = countRequests(now);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_, body, done) => done(null, body));
    scope.post(tracesPath, { bodyLimit: mostBytes }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isTooMany(request)) return refuse(reply, 429) ?? reply;
      if (!isOwnPage(request)) return refuse(reply, 403) ?? reply;
      const spans = typeof request.body === 'string' ? readPageSpans(request.body, now()) : null;
      if (spans === null) return reply.code(400).send(notTaken);
      const isTaken = spans.length === 0 || (await collector.send(pageSpansRequest(spans, release)));
      return isTaken ? reply.send(taken) : reply.code(503).send(notTaken);
    });
  });
}
