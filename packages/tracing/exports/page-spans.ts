export { pageSpansRequest, readPageSpans } from '../src/page-spans.ts';
export { traceCollector, type TraceCollector } from '../src/trace-collector.ts';
