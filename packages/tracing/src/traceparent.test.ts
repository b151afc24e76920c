import { expect, test } from 'vitest';
import { newTraceId } from './new-trace-id.ts';
import { readTraceparent, traceparentOf } from './traceparent.ts';

// The examples of W3C Trace Context, sections 3.2.2 and 3.2.4.
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test('a header in the form of the standard is read, and written the same', () => {
  const header = `00-${traceId}-${spanId}-01`;
  expect(readTraceparent(header)).toEqual({ traceId, spanId });
  expect(traceparentOf({ traceId, spanId })).toBe(header);
  expect(readTraceparent(`cc-${traceId}-${spanId}-01-what-the-future-will-be-like`)).toEqual({ traceId, spanId });
});

test('what the standard calls invalid is not read', () => {
  for (const header of [
    undefined,
    '',
    `ff-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${traceId}-${spanId}-01-more`,
    `00-${traceId}-${spanId}`,
    `cc-${traceId}-${spanId}-01.what-the-future-will-be-like`,
  ])
    expect(readTraceparent(header)).toBeNull();
  expect(readTraceparent([`00-${traceId}-${spanId}-01`])).toBeNull();
});

test('a new id is one of the standard', () => {
  expect(readTraceparent(`00-${newTraceId()}-${spanId}-00`)).not.toBeNull();
  expect(newTraceId()).not.toBe(newTraceId());
});
