import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { BeginSpan, Span, TracedService, Tracing } from './tracing.types.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/**
 * The OpenTelemetry SDK. The exporter reads its own settings (`OTEL_EXPORTER_OTLP_…`). The share of traces that are kept is
 * decided by the trace's id alone: origin and engine decide alike, and nothing that a guest sends has a say.
 */
export function openTelemetry({ name, release }: TracedService, share: number): Tracing {
  const ids = new RandomIdGenerator();
  let begun: string | null = null;
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': name, 'service.version': release }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new TraceIdRatioBasedSampler(share),
    // A trace begins with the id that its request has already.
    idGenerator: { generateTraceId: () => begun ?? ids.generateTraceId(), generateSpanId: () => ids.generateSpanId() },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('latchkey');

  const begin = ({ name: called, kind, under, facts = {}, beganAt }: BeginSpan): Span => {
    const parent =
      'spanId' in under
        ? trace.setSpanContext(ROOT_CONTEXT, { ...under, traceFlags: TraceFlags.SAMPLED, isRemote: true })
        : ROOT_CONTEXT;
    begun = under.traceId;
    const span = tracer.startSpan(
      called,
      { kind: kinds[kind], attributes: facts, ...(beganAt === undefined ? {} : { startTime: beganAt }) },
      parent,
    );
    begun = null;
    const context = span.spanContext();
    return {
      context,
      isKept: span.isRecording(),
      child: (below) => begin({ ...below, under: context }),
      rename: (to) => void span.updateName(to),
      say: (said) => void span.setAttributes(said),
      end(failed = false) {
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };
  return { isOn: true, begin, close: () => provider.shutdown() };
}
