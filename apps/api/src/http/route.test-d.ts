import type { FastifyInstance } from 'fastify';
import { describe, expectTypeOf, it } from 'vitest';
import { route } from './route.ts';

declare const app: FastifyInstance;

describe('route', () => {
  it('gives a handler the checked arguments of its operation', () => {
    route(app, 'getCalendar', ({ params, query }) => {
      expectTypeOf(params.hotelId).toBeNumber();
      expectTypeOf(query.days).toBeNumber();
      return Promise.resolve({ status: 404, body: { code: 'not_found' } });
    });
  });

  it('lets only statuses and bodies of the contract be answered', () => {
    const calendar = route<'getCalendar'>;
    expectTypeOf(calendar).toBeCallableWith(app, 'getCalendar', () =>
      Promise.resolve({ status: 404, body: { code: 'not_found' } }),
    );
    // @ts-expect-error 418 is not described
    calendar(app, 'getCalendar', () => Promise.resolve({ status: 418, body: { code: 'not_found' } }));
    // @ts-expect-error nor is this code
    calendar(app, 'getCalendar', () => Promise.resolve({ status: 404, body: { code: 'gone' } }));
    // @ts-expect-error there is no such operation
    expectTypeOf(route<'getEverything'>).toBeFunction();
  });
});
