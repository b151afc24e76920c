import type { OperationInput } from '@latchkey/api-contract/types';
import { describe, expectTypeOf, it } from 'vitest';
import type { ApiClient } from './client.ts';
import type { Failure } from './result.ts';

declare const api: ApiClient;

describe('ApiClient.call', () => {
  it('answers what the operation describes, or a failure', async () => {
    const reply = await api.call('getHotel', { params: { hotelId: 1760 }, query: {} });
    expectTypeOf(reply.status).toEqualTypeOf<200 | 404 | 'failure'>();
    expectTypeOf<Extract<typeof reply, { status: 200 }>['body']['name']>().toBeString();
    expectTypeOf<Extract<typeof reply, { status: 404 }>['body']['code']>().toEqualTypeOf<'not_found'>();
    expectTypeOf<Extract<typeof reply, { status: 'failure' }>>().toEqualTypeOf<Failure>();
  });

  it('lets nobody read a body before the status is looked at', async () => {
    const reply = await api.call('getHotel', { params: { hotelId: 1760 }, query: {} });
    // @ts-expect-error it may be a refusal, or a failure without a body
    expectTypeOf(reply.body).toBeObject();
  });

  it('wants the input of its operation', () => {
    expectTypeOf<OperationInput<'getHotel'>['params']>().toHaveProperty('hotelId');
    // @ts-expect-error the hotel is missing
    void api.call('getCalendar', { query: { days: 7 } });
    // @ts-expect-error a quote is asked for with a body
    void api.call('createQuote', {});
    // @ts-expect-error there is no such operation
    void api.call('getEverything', {});
  });
});
