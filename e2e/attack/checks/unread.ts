import { connect as connectHttp2 } from 'node:http2';
import { setTimeout as pass } from 'node:timers/promises';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { connect as connectPlain } from 'node:net';
import { ask, askAsGuest, tally } from '../ask.ts';
import type { Attack } from '../attack.types.ts';
import { hosts, type Instance } from '../instance.ts';
import { memoryOf, watchMemory } from '../memory.ts';

const host = hosts.sandalwood;
const hotels = [hosts.sandalwood, hosts.linde, hosts.mango, hosts.thamel];

/** Asks for eight pages on one connection over HTTP/1.1, each another one, and reads nothing of them. */
async function askUnread({ port }: Instance, place: number): Promise<TLSSocket> {
  const through = connectPlain({ host: '127.0.0.1', port, localAddress: `127.2.0.${place + 1}` });
  const socket = connectTls({ socket: through, servername: host, rejectUnauthorized: false });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('secureConnect', resolve).once('close', resolve));
  socket.pause();
  for (let page = 0; page < 8; page++)
    socket.write(`GET /?unread=${place}-${page} HTTP/1.1\r\nHost: ${host}:${port}\r\n\r\n`);
  return socket;
}

/** Asks for 300 pages on one connection over HTTP/2 and takes no byte of them. Answers how many may be in progress. */
function askStreams({ port }: Instance): Promise<{ readonly streams: number; readonly close: () => void }> {
  const session = connectHttp2(`https://127.0.0.1:${port}`, {
    servername: host,
    rejectUnauthorized: false,
    settings: { initialWindowSize: 0 },
  });
  session.on('error', () => undefined);
  return new Promise((resolve) => {
    session.once('remoteSettings', ({ maxConcurrentStreams = Number.POSITIVE_INFINITY }) => {
      for (let page = 0; page < 300; page++)
        session
          .request({ ':path': `/?stream=${page}`, ':authority': `${host}:${port}` })
          .on('error', () => undefined)
          .pause();
      resolve({ streams: maxConcurrentStreams, close: () => session.destroy() });
    });
  });
}

export const unread: readonly Attack[] = [
  {
    tries: 'asks for 480 pages over 60 connections and 300 over one of HTTP/2, and reads none of them',
    promise: 'guests get their pages, memory rises by 200 MB at most, and a connection carries 100 streams at most',
    length: 'short',
    async run(instance) {
      await Promise.all(hotels.map((name) => ask(instance.port, { host: name, path: '/' })));
      const before = memoryOf(instance.originPid);
      const memory = watchMemory(instance.originPid);
      const sockets = await Promise.all(Array.from({ length: 60 }, (_, place) => askUnread(instance, place)));
      const { streams, close } = await askStreams(instance);
      await pass(6000);
      const answers = await Promise.all(
        hotels.map((name) => askAsGuest(instance.port, { host: name, path: '/', from: '127.0.0.3' })),
      );
      const most = memory.stop();
      for (const socket of sockets) socket.destroy();
      close();
      return {
        held: answers.every(({ status }) => status === 200) && most - before <= 200 && streams <= 100,
        measured: `guests ${tally(answers)}; ${before} MB, at most ${most}; ${streams} streams`,
      };
    },
  },
];
