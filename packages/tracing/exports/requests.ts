export { currentSpan, spanOf, traceRequests } from '../src/trace-requests.ts';
