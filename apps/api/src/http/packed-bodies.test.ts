import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { refusePackedBodies } from './packed-bodies.ts';

test.each([
  ['gzip', 415],
  ['br, gzip', 415],
  ['identity', 200],
  ['', 200],
])('a body in the coding "%s" is answered %i', async (coding, status) => {
  const app = Fastify();
  refusePackedBodies(app);
  app.post('/api/questions', () => ({ received: true }));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/questions',
    headers: { 'content-type': 'application/json', 'content-encoding': coding },
    payload: status === 200 ? Buffer.from('{}') : gzipSync('{}'),
  });
  expect([answer.statusCode, answer.headers['accept-encoding']]).toEqual([
    status,
    status === 415 ? 'identity' : undefined,
  ]);
});
