export { openTracing } from '../src/open-tracing.ts';
export { noTracing } from '../src/no-tracing.ts';
export type { Span, SpanFacts, Tracing } from '../src/tracing.types.ts';
