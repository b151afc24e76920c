import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApiClient } from './client.ts';
import { createApiClientOnDemand } from './client-on-demand.ts';

type Answer = { status: number; type: string; body: string; cookies?: string[] };

let server: Server;
let baseUrl: string;
let answer: Answer;
const seen: { url: string; method: string; body: string; key: string | undefined }[] = [];

beforeEach(async () => {
  seen.length = 0;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({
        url: request.url ?? '',
        method: request.method ?? '',
        body,
        key: request.headers['idempotency-key'] as string | undefined,
      });
      response
        .writeHead(answer.status, {
          'content-type': answer.type,
          ...(answer.cookies === undefined ? {} : { 'set-cookie': answer.cookies }),
        })
        .end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('createApiClient', () => {
  test('puts parameters, query, headers and body where the operation says', async () => {
    answer = { status: 404, type: 'application/json', body: '{"code":"not_found"}' };
    const client = createApiClient({ baseUrl });
    const reply = await client.call('getHotel', { params: { hotelId: 1760 }, query: { lang: 'ar' } });
    expect(reply).toEqual({ status: 404, body: { code: 'not_found' } });
    expect(seen[0]).toMatchObject({ url: '/api/hotels/1760?lang=ar', method: 'GET' });
    await client.call('createPaymentOrder', {
      params: { bookingId: '1760_a' },
      headers: { 'idempotency-key': 'k-12345678' },
      query: {},
    });
    expect(seen[1]).toMatchObject({ url: '/api/bookings/1760_a/payment-orders', method: 'POST', key: 'k-12345678' });
  });

  test('an answer that is not JSON is a failure, not an exception', async () => {
    answer = { status: 200, type: 'text/html', body: '<p>proxy</p>' };
    expect(await createApiClient({ baseUrl }).call('getSite', { query: {} })).toEqual({
      status: 'failure',
      kind: 'unreadable',
      httpStatus: 200,
    });
  });

  test('a problem document is a failure that keeps its trace', async () => {
    answer = { status: 500, type: 'application/problem+json', body: '{"code":"internal","traceId":"t1"}' };
    expect(await createApiClient({ baseUrl }).call('getSite', { query: {} })).toEqual({
      status: 'failure',
      kind: 'unexpected',
      httpStatus: 500,
      traceId: 't1',
    });
  });

  test('tells of each cookie that an answer gives', async () => {
    answer = { status: 200, type: 'application/json', body: '{}', cookies: ['a=1; Path=/', 'b=2; HttpOnly'] };
    const given: string[] = [];
    const client = createApiClient({ baseUrl, cookieGiven: (cookie) => given.push(cookie) });
    await client.call('getSite', { query: {} });
    expect(given).toEqual(['a=1; Path=/', 'b=2; HttpOnly']);
  });

  test('nobody listening is offline', async () => {
    expect(await createApiClient({ baseUrl: 'http://127.0.0.1:1' }).call('getSite', { query: {} })).toEqual({
      status: 'failure',
      kind: 'offline',
    });
  });
});

describe('createApiClientOnDemand', () => {
  test('answers as the client does, prepared or not', async () => {
    answer = { status: 404, type: 'application/json', body: '{"code":"not_found"}' };
    const client = createApiClientOnDemand({ baseUrl });
    expect(seen).toHaveLength(0);
    client.prepare();
    const asked = { params: { hotelId: 1760 }, query: { lang: 'ar' as const } };
    expect(await client.call('getHotel', asked)).toEqual({ status: 404, body: { code: 'not_found' } });
    expect(await client.call('getHotel', asked)).toEqual({ status: 404, body: { code: 'not_found' } });
    expect(seen).toHaveLength(2);
  });
});
