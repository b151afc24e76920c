import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const confined = `
  import net from 'node:net';
  import { parentPort, workerData } from 'node:worker_threads';
  const { confineThread } = await import(workerData.file);
  confineThread(() => true);
  const socket = net.connect({ port: workerData.port, host: '127.0.0.1' });
  socket.resume().on('end', () => {
    parentPort.postMessage('ended');
  });
`;

it('leaves Node what it sets on its own objects: a connection that the other side ends has its end', async () => {
  const server = createServer((socket) => void socket.end('bye')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const file = new URL('./confine-thread.ts', import.meta.url).href;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(confined)}`), {
    workerData: { file, port },
  });
  const [told] = (await Promise.race([once(worker, 'message'), once(worker, 'error')])) as [unknown];
  await worker.terminate();
  server.close();
  expect(told).toBe('ended');
});
