import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApiClient } from './client.ts';
import { propertyClient } from './property-client.ts';

let server: Server;
let baseUrl: string;
const seen: { url: string; method: string; hotel: string | undefined }[] = [];

beforeEach(async () => {
  seen.length = 0;
  server = createServer(({ url = '', method = '', headers }, response) => {
    seen.push({ url, method, hotel: headers['latchkey-hotel'] as string | undefined });
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":"invalid_key"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('calls an operation of the property’s side by its path, in the hotel it was made for', async () => {
  const desk = propertyClient(createApiClient({ baseUrl }), 1760);
  const reply = await desk.call('getPropertyBooking', { params: { booking: 'LK-1' }, query: {} });
  expect(reply).toEqual({ status: 401, body: { code: 'invalid_key' } });
  expect(seen).toEqual([{ url: '/api/property/bookings/LK-1', method: 'GET', hotel: '1760' }]);
});

test('names no hotel where none is chosen yet', async () => {
  await propertyClient(createApiClient({ baseUrl }), null).call('listPropertyKeys', {});
  expect(seen).toEqual([{ url: '/api/property/keys', method: 'GET', hotel: undefined }]);
});
