import { openTracing, type Tracing } from '@latchkey/tracing/server';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../src/app.ts';
import { startSandbox, type SandboxProcess } from './sandbox-process.ts';
import { startTestEngine, type TestEngine } from './test-engine.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

// The example of W3C Trace Context, section 3.2.
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const pageSpan = '00f067aa0ba902b7';
const traceparent = `00-${traceId}-${pageSpan}-01`;

let sandbox: SandboxProcess;
let engine: TestEngine;
let app: FastifyInstance;
let tracing: Tracing;

beforeAll(async () => {
  sandbox = await startSandbox();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `${sandbox.url}/collect/otlp`);
  engine = await startTestEngine();
  const { deps } = engine;
  tracing = await openTracing({ name: 'latchkey-api', release: '1.2.3' }, process.env);
  app = await buildApp(deps, tracing);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await engine.close();
  await sandbox.stop();
});

async function sentSpans(): Promise<readonly SentSpan[]> {
  const reply = await fetch(`${sandbox.url}/inbox/events`);
  const { events } = (await reply.json()) as { events: readonly { path: string; content: Content }[] };
  return events
    .filter(({ path }) => path === '/otlp/v1/traces')
    .flatMap(({ content }) =>
      content.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
}

interface Content {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

it('follows a request from the page’s span to its statements, under the id that the problem body says', async () => {
  await sql`alter table review rename to review_away`.execute(engine.deps.db);
  const failed = await app.inject({ url: '/api/hotels/1760/reviews?lang=en', headers: { traceparent } });
  await sql`alter table review_away rename to review`.execute(engine.deps.db);
  expect(failed.statusCode).toBe(500);
  expect(failed.headers['content-type']).toContain('application/problem+json');
  expect(failed.json()).toMatchObject({ traceId });

  await app.close();
  await tracing.close();
  const spans = (await sentSpans()).filter((span) => span.traceId === traceId);
  const request = spans.find(({ name }) => name === 'GET /api/hotels/:hotelId/reviews');
  expect(request?.parentSpanId).toBe(pageSpan);
  expect(request?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'http.response.status_code', value: { intValue: 500 } },
      { key: 'latchkey.hotel_id', value: { intValue: 1760 } },
    ]),
  );
  const statements = spans.filter(({ attributes }) => attributes.some(({ key }) => key === 'db.query.text'));
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.every(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true);
});

it('takes the id of a request from the origin alone', async () => {
  const from = async (remoteAddress: string, header: string): Promise<string> =>
    (await engine.app.inject({ url: '/api/nothing', remoteAddress, headers: { traceparent: header } })).json<{
      traceId: string;
    }>().traceId;
  expect(await from('127.0.0.1', traceparent)).toBe(traceId);
  expect(await from('203.0.113.9', traceparent)).not.toBe(traceId);
  expect(await from('127.0.0.1', `00-${traceId}-zz-01`)).toMatch(/^(?!4bf92f)[\da-f]{32}$/);
});
