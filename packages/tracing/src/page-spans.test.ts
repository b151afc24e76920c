import { expect, test } from 'vitest';
import { pageSpansRequest, readPageSpans } from './page-spans.ts';

const now = Date.UTC(2026, 10, 22, 12);
const time = (ms: number): string => `${now + ms}000000`;
const span = {
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  spanId: '00f067aa0ba902b7',
  parentSpanId: 'a3ce929d0e0e4736',
  name: 'GET /api/hotels/1760/calendar',
  kind: 3,
  startTimeUnixNano: time(-500),
  endTimeUnixNano: time(-100),
  attributes: [{ key: 'http.response.status_code', value: { intValue: 200 } }],
  status: { code: 0 },
};
const sent = (...spans: readonly object[]): string =>
  JSON.stringify({ resourceSpans: [{ resource: { attributes: [] }, scopeSpans: [{ scope: { name: 'x' }, spans }] }] });

test('a page’s spans are read as they are, and handed on as those of our pages', () => {
  expect(readPageSpans(sent(span, { ...span, name: 'documentLoad', kind: 1, attributes: [] }), now)).toEqual([
    span,
    { ...span, name: 'documentLoad', kind: 1, attributes: [] },
  ]);
  expect(JSON.stringify(pageSpansRequest([], '1.2.3'))).toContain('"latchkey-page"');
});

test('of what else a browser says nothing is handed on', () => {
  const chatty = {
    ...span,
    events: [{ name: 'x' }],
    links: [{}],
    attributes: [{ key: 'user', value: { stringValue: 'Meera' } }],
  };
  expect(readPageSpans(sent(chatty), now)).toEqual([{ ...span, attributes: [] }]);
});

test.each([
  ['a name of its own', { name: 'meera@example.com' }],
  ['a path with a search', { name: 'GET /api/bookings?phone=1' }],
  ['nothing above it', { parentSpanId: '' }],
  ['an id that is none', { spanId: 'x'.repeat(16) }],
  ['a time long ago', { startTimeUnixNano: `${now - 3 * 86_400_000}000000` }],
  ['no end', { endTimeUnixNano: undefined }],
])('a span with %s is left out', (_, change) => {
  expect(readPageSpans(sent({ ...span, ...change }), now)).toEqual([]);
});

test.each(['', 'null', '[]', '{"resourceSpans":1}'])('%s is no request', (body) => {
  expect(readPageSpans(body, now)).toBeNull();
});

test('more than 200 spans at once are not taken', () => {
  expect(readPageSpans(sent(...Array.from({ length: 201 }, () => span)), now)).toBeNull();
});
