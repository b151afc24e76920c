import { expect, test } from 'vitest';
import { traceGiven, traceIdFor } from './trace-origin.ts';

// The example of W3C Trace Context, section 3.2.
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
const ownPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', traceparent };

test('a page of ours goes on with its trace when it calls the engine', () => {
  expect(traceGiven({ url: '/api/hotels/1', headers: ownPage })?.traceId).toBe(traceId);
  expect(traceIdFor({ url: '/api/hotels/1', headers: ownPage })).toBe(traceId);
});

test('everything else begins a trace of its own, whatever it says', () => {
  const given = [
    { url: '/', headers: ownPage },
    { url: '/api/hotels/1', headers: { ...ownPage, 'sec-fetch-site': 'cross-site' } },
    { url: '/api/hotels/1', headers: { ...ownPage, 'sec-fetch-mode': 'navigate' } },
    { url: '/api/hotels/1', headers: { traceparent } },
    { url: '/api/hotels/1', headers: { ...ownPage, traceparent: `00-${traceId}-0-01` } },
  ];
  for (const request of given) {
    expect(traceGiven(request)).toBeNull();
    expect(traceIdFor(request)).toMatch(/^(?!4bf92f)[\da-f]{32}$/);
  }
});
