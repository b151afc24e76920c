import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { readTraceparent, traceparentOf } from './traceparent.ts';

/** The page whose work is traced. */
export interface TracedPage {
  /** The origin's span of the page, as `traceparent` says it. */
  readonly traceparent: string;
  /** Where spans are sent, on the page's own origin. */
  readonly to: string;
  /** Whether a call of this path is traced. */
  readonly isTraced: (path: string) => boolean;
  /** A path as a span may say it: without what leads to a guest. */
  readonly nameOf: (path: string) => string;
}

/**
 * Traces the document's loading and its calls from now on: the loading hangs under the origin's span of the page, each call
 * under the loading, and what the call asks of servers under the call. Only for pages whose origin says that their trace is kept.
 */
export function tracePage({ traceparent, to, isTraced, nameOf }: TracedPage): void {
  const page = readTraceparent(traceparent);
  if (page === null) return;
  const exporter = new OTLPTraceExporter({ url: new URL(to, location.href).href });
  const provider = new TracerProvider({ spanProcessors: [new BatchSpanProcessor({ exporter })] });
  const tracer = provider.getTracer('latchkey-page');
  const under = (context: { readonly traceId: string; readonly spanId: string }): Context =>
    trace.setSpanContext(ROOT_CONTEXT, { ...context, traceFlags: TraceFlags.SAMPLED, isRemote: true });

  const [came] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  const at = (ms: number): number => performance.timeOrigin + ms;
  const whole = tracer.startSpan('documentLoad', { startTime: at(came?.fetchStart ?? 0) }, under(page));
  const below = under(whole.spanContext());
  const fetched = tracer.startSpan('documentFetch', { startTime: at(came?.fetchStart ?? 0) }, below);
  fetched.end(at(came?.responseEnd ?? 0));
  const loaded = (): void => whole.end(at(came?.loadEventStart || performance.now()));
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', () => setTimeout(loaded), { once: true });

  const plain = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (origin !== location.origin || !isTraced(pathname)) return plain(input, init);
    const request = new Request(input, init);
    const span = tracer.startSpan(`${request.method} ${nameOf(pathname)}`, { kind: SpanKind.CLIENT }, below);
    request.headers.set('traceparent', traceparentOf(span.spanContext()));
    try {
      const reply = await plain(request);
      span.setAttribute('http.response.status_code', reply.status);
      return reply;
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
}
