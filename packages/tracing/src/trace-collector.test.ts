import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { traceCollector } from './trace-collector.ts';

const arrived: { path: string; body: string; headers: IncomingHttpHeaders }[] = [];
let status = 200;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    arrived.push({ path: request.url ?? '', body, headers: request.headers });
    response.writeHead(status).end('{}');
  });
});
let endpoint = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test('a request is handed on to the endpoint of the SDK’s own settings, with its headers', async () => {
  const collector = traceCollector({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/otlp/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic%20abc, x-team = hotels',
  });
  expect(await collector?.send({ resourceSpans: [] })).toBe(true);
  expect(arrived[0]).toMatchObject({
    path: '/otlp/v1/traces',
    body: '{"resourceSpans":[]}',
    headers: { authorization: 'Basic abc', 'x-team': 'hotels', 'content-type': 'application/json' },
  });
});

test('an endpoint of traces alone is taken as it stands; a collector that refuses or is away is said to be', async () => {
  const collector = traceCollector({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${endpoint}/own` });
  status = 503;
  expect(await collector?.send({})).toBe(false);
  expect(arrived.at(-1)?.path).toBe('/own');
  const away = traceCollector({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:1' });
  expect(await away?.send({})).toBe(false);
  expect(traceCollector({})).toBeNull();
});
