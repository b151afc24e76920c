import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { noTracing } from './no-tracing.ts';
import { openTracing } from './open-tracing.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

const arrived: { path: string; body: string }[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    arrived.push({ path: request.url ?? '', body });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
let endpoint = '';
const service = { name: 'latchkey-test', release: '1.2.3' };
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

beforeAll(async () => {
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
});
afterAll(() => {
  vi.unstubAllEnvs();
  collector.close();
});

test('without a collector spans say their trace and do nothing', async () => {
  const tracing = await openTracing(service, {});
  expect(tracing).toBe(noTracing);
  const span = tracing.begin({ name: 'one', kind: 'server', under: { traceId } });
  expect(span.context).toEqual({ traceId, spanId: 'a3ce929d0e0e4736' });
  expect(span.child({ name: 'two', kind: 'client' }).context.traceId).toBe(traceId);
});

test('a trace begins with the id that its request has, and is sent as OTLP with the service and its release', async () => {
  const tracing = await openTracing(service, process.env);
  const root = tracing.begin({ name: 'page', kind: 'server', under: { traceId } });
  const below = root.child({ name: 'select hotel', kind: 'client', facts: { 'db.system.name': 'postgresql' } });
  below.end();
  root.end(true);
  const elsewhere = tracing.begin({ name: 'engine', kind: 'server', under: root.context });
  elsewhere.end();
  await tracing.close();
  expect(arrived.map(({ path }) => path)).toEqual(['/v1/traces']);
  const [{ resource, scopeSpans }] = (JSON.parse(arrived[0]?.body ?? '') as { resourceSpans: [Sent] }).resourceSpans;
  expect(resource.attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'latchkey-test' } });
  expect(resource.attributes).toContainEqual({ key: 'service.version', value: { stringValue: '1.2.3' } });
  const spans = scopeSpans.flatMap((scope) => scope.spans);
  const found = (name: string): SentSpan | undefined => spans.find((span) => span.name === name);
  expect(spans.map((span) => span.traceId)).toEqual([traceId, traceId, traceId]);
  expect(found('page')?.parentSpanId ?? '').toBe('');
  expect(found('select hotel')?.parentSpanId).toBe(found('page')?.spanId);
  expect(found('engine')?.parentSpanId).toBe(found('page')?.spanId);
});

interface Sent {
  readonly resource: { readonly attributes: readonly object[] };
  readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
}
