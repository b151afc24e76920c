import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { proxyApi } from './api-proxy.ts';
import { answerErrors } from './pages/page-errors.ts';
import { withoutAuthority } from './http/page-url.ts';

/** What RFC 9110 and 9112 let a client send, and what answers it. */
describe('a request to the API, as HTTP lets it be written', () => {
  const open: FastifyInstance[] = [];
  afterEach(async () => {
    for (const app of open.splice(0)) await app.close();
  });

  /** The port of an origin before an engine that says what it was sent. */
  const originPort = async (): Promise<number> => {
    const engine = Fastify();
    engine.removeAllContentTypeParsers();
    engine.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    engine.all('/api/*', ({ method, body, url, headers }) => ({ method, body, url, headers }));
    const apiUrl = await engine.listen({ host: '127.0.0.1', port: 0 });
    const origin = Fastify({ rewriteUrl: ({ url, headers }) => withoutAuthority(url, headers.host) });
    answerErrors(origin);
    await proxyApi(origin, { apiUrl, bodyBytes: 1024 });
    await origin.listen({ host: '127.0.0.1', port: 0 });
    open.push(origin, engine);
    return Number(new URL(origin.listeningOrigin).port);
  };

  /** Everything that comes back for some bytes. */
  const speak = (port: number, bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      let heard = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
      socket.setEncoding('latin1');
      socket.on('data', (part) => (heard += part));
      socket.on('end', () => resolve(heard));
      socket.on('error', reject);
      socket.setTimeout(5000, () => socket.destroy(new Error(`silent after ${heard}`)));
    });

  const request = (first: string, lines: readonly string[] = [], body = ''): string =>
    `${[`${first} HTTP/1.1`, 'Host: hotel.test', 'Connection: close', ...lines].join('\r\n')}\r\n\r\n${body}`;
  const json = ['Content-Type: application/json', 'Content-Length: 2'];

  it.each([
    ['a body that is announced', request('POST /api/questions', [...json, 'Expect: 100-continue'], '{}')],
    [
      'a message of a gateway that is announced',
      request('POST /api/webhooks/x', [...json, 'Expect: 100-Continue'], '{}'),
    ],
    [
      'a form that is announced',
      request(
        'POST /api/booking-codes/1',
        ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 2', 'Expect: 100-continue'],
        '{}',
      ),
    ],
    [
      'a body in parts',
      request(
        'PUT /api/stock',
        ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
        '1\r\n{\r\n1\r\n}\r\n0\r\n\r\n',
      ),
    ],
    [
      'a body in parts with a trailer',
      request(
        'POST /api/stock',
        ['Content-Type: application/json', 'Transfer-Encoding: chunked', 'Trailer: X-Sum'],
        '2\r\n{}\r\n0\r\nX-Sum: 1\r\n\r\n',
      ),
    ],
    ['the absolute form', request('POST http://hotel.test/api/questions', json, '{}')],
    [
      'an offer of another protocol',
      request('POST /api/questions', [...json, 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk']).replace(
        'Connection: close',
        'Connection: Upgrade, HTTP2-Settings, close',
      ) + '{}',
    ],
    [
      'headers of this connection',
      request(
        'POST /api/questions',
        [...json, 'Keep-Alive: timeout=5', 'Proxy-Connection: keep-alive', 'TE: trailers', 'Upgrade: websocket'],
        '{}',
      ),
    ],
    ['a body whose length nobody says', request('DELETE /api/stock')],
    ['a body where none has a meaning', request('GET /api/hotels', ['Content-Length: 2'], '{}')],
  ])('with %s is passed on', async (_, bytes) => {
    const heard = await speak(await originPort(), bytes);
    const [head = '', body = ''] = heard.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '').split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    const sent = JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? '{}') as { url: string; body: unknown; headers: object };
    expect(sent.url).toMatch(/^\/api\//);
    expect(bytes.startsWith('P') ? sent.body : '{}').toBe('{}');
    for (const own of ['expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'http2-settings'])
      expect(Object.keys(sent.headers)).not.toContain(own);
  });

  it('with an expectation that nobody knows is 417', async () => {
    const heard = await speak(await originPort(), request('POST /api/questions', [...json, 'Expect: the-best'], '{}'));
    expect(heard).toMatch(/^HTTP\/1\.1 417 /);
  });

  it('with a packed body reaches the engine as it was packed', async () => {
    const packed = gzipSync('{}').toString('latin1');
    const heard = await speak(
      await originPort(),
      request(
        'POST /api/questions',
        ['Content-Type: application/json', 'Content-Encoding: gzip', `Content-Length: ${packed.length}`],
        packed,
      ),
    );
    expect(heard).toMatch(/^HTTP\/1\.1 200 /);
    expect(heard).toContain('"content-encoding":"gzip"');
  });
});
