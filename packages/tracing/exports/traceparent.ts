export { newTraceId } from '../src/new-trace-id.ts';
export { readTraceparent, traceparentOf, type TraceContext } from '../src/traceparent.ts';
