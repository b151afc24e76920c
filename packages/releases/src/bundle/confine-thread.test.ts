import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const file = new URL('./confine-thread.ts', import.meta.url).href;

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
  const told = await toldBy(confined, { file, port });
  server.close();
  expect(told).toBe('ended');
});

// What V8 takes for granted of the language's objects until one of them is defined anew: that an array is walked and copied
// as arrays are. Its own functions say whether it still does.
const watched = ['ArrayIterator', 'ArraySpecies', 'NoElements', 'MapIterator', 'SetIterator', 'StringIterator'];
const assumed = `
  import v8 from 'node:v8';
  import { parentPort, workerData } from 'node:worker_threads';
  v8.setFlagsFromString('--allow-natives-syntax');
  const holds = workerData.watched.map((name) => [name, new Function('return %' + name + 'Protector()')]);
  const { confineThread } = await import(workerData.file);
  confineThread(() => true);
  parentPort.postMessage(holds.filter(([, isAssumed]) => !isAssumed()).map(([name]) => name));
`;

it('leaves arrays, maps, sets and texts as fast as they are', async () => {
  expect(await toldBy(assumed, { file, watched })).toEqual([]);
});

/** The first message of a thread that runs a module's text. */
async function toldBy(module: string, workerData: object): Promise<unknown> {
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(module)}`), { workerData });
  const [told] = (await Promise.race([once(worker, 'message'), once(worker, 'error')])) as [unknown];
  await worker.terminate();
  return told;
}
