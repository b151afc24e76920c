import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TraceContext } from './traceparent.ts';
import type { Span, SpanFacts, Tracing } from './tracing.types.ts';

/** How a server's requests become spans. The id of a request is the id of its trace. */
export interface TracedRequests {
  /** The span that asked, where the request comes from somebody whose word is taken. */
  readonly under: (request: FastifyRequest) => TraceContext | null;
  /** Facts for the span when the answer goes out. */
  readonly facts: (request: FastifyRequest, reply: FastifyReply) => SpanFacts;
  /** Paths that are asked all the time by machines and belong to no guest. */
  readonly quiet: ReadonlySet<string>;
}

const spans = new WeakMap<object, Span>();
const current = new AsyncLocalStorage<Span>();

/** The span of the request under way; undefined outside of one, and where nothing is traced. */
export const currentSpan = (): Span | undefined => current.getStore();

/** The span of a request; undefined where nothing is traced. */
export const spanOf = (request: object): Span | undefined => spans.get(request);

/** Makes a span of each request (OpenTelemetry's semantic conventions for HTTP servers). Costs nothing where tracing is off. */
export function traceRequests(app: FastifyInstance, tracing: Tracing, { under, facts, quiet }: TracedRequests): void {
  if (!tracing.isOn) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    if (quiet.has(route)) return done();
    const span = tracing.begin({
      name: `${request.method} ${route}`,
      kind: 'server',
      under: under(request) ?? { traceId: request.id },
      facts: { 'http.request.method': request.method, 'http.route': route },
    });
    spans.set(request, span);
    current.run(span, done);
  });
  // A body arrives in events of its own, which do not know the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else current.run(span, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.say({ 'http.response.status_code': reply.statusCode, ...facts(request, reply) });
    span?.end(reply.statusCode >= 500);
    done();
  });
}
