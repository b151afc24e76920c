export { newTraceId, readTraceparent, traceparentOf, type TraceContext } from '../src/traceparent.ts';
