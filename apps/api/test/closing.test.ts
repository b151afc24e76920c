import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startTestEngine } from './test-engine.ts';

it('an engine that is closing answers what still comes on a connection it has', async () => {
  const engine = await startTestEngine();
  const { app } = engine;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => (answer += part.toString()));
  // Connections without a request end at once: this one has the beginning of one.
  socket.write('GET /api/hotels/1760 HTTP/1.1\r\n');
  await expect.poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))).toBe(1);
  const [closed, gone] = [engine.close(), once(socket, 'close')];
  await expect.poll(() => app.server.listening).toBe(false);
  socket.write('Host: localhost\r\n\r\n');
  await Promise.all([closed, gone]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*connection: close/);
});
