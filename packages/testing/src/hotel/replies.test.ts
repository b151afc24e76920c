import { contract } from '@latchkey/api-contract/contract';
import type { OperationName } from '@latchkey/api-contract/types';
import { expect, test } from 'vitest';
import { publicBooking, unpaidBooking, wholeBooking } from './bookings.ts';
import { fixedQuote, hourlyQuote, nightsQuote } from './quotes.ts';
import { hotelReplies } from './replies.ts';

/** Whether the API could answer so: its own schema of the reply takes it. */
const isReply = (operation: OperationName, status: number, body: unknown): boolean => {
  const responses: Readonly<Record<number, { readonly safeParse: (value: unknown) => { readonly success: boolean } }>> =
    contract[operation].responses;
  return responses[status]?.safeParse(body).success ?? false;
};

test.each(Object.entries(hotelReplies))('the reply to %s is one that the contract knows', (operation, reply) => {
  const { status, body } = reply as { readonly status: number; readonly body: unknown };
  expect(isReply(operation as OperationName, status, body)).toBe(true);
});

test('quotes and bookings are ones that the contract knows', () => {
  for (const quote of [nightsQuote, fixedQuote, hourlyQuote]) expect(isReply('getQuote', 200, quote)).toBe(true);
  for (const booking of [wholeBooking, unpaidBooking])
    expect(isReply('getBooking', 200, { access: 'whole', booking })).toBe(true);
  expect(isReply('getBooking', 200, { access: 'public', booking: publicBooking })).toBe(true);
  expect(isReply('getBooking', 200, { access: 'whole', booking: publicBooking })).toBe(false);
});
