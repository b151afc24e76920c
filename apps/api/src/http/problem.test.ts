import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerProblem } from './problem.ts';

it.each([
  ['a database that is away', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503],
  ['a database that went while it was asked', new Error('Connection terminated unexpectedly'), 503],
  ['a database that shuts down', Object.assign(new Error('terminating connection'), { code: '57P01' }), 503],
  ['a full disk', Object.assign(new Error('could not extend file'), { code: '53100' }), 503],
  ['a defect', new Error('Cannot read properties of undefined'), 500],
])('%s is answered as what it is, without what went wrong inside', async (_, error, status) => {
  const app = Fastify();
  app.setErrorHandler(answerProblem);
  app.get('/', () => Promise.reject(error));
  const response = await app.inject('/');
  expect([response.statusCode, response.json<{ status: number }>().status]).toEqual([status, status]);
  expect(response.body).not.toContain(error.message);
});
