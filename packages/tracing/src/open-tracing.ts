import { noTracing } from './no-tracing.ts';
import type { TracedService, Tracing } from './tracing.types.ts';

/** Tracing as the environment says: off, at no cost, unless `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector. */
export async function openTracing(
  service: TracedService,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Tracing> {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT'] && !env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) return noTracing;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry(service, Number(env['OTEL_TRACES_SAMPLER_ARG'] ?? 1));
}
