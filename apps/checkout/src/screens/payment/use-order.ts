import { newIdempotencyKey, type Result } from '@latchkey/api-client/client';
import { usePage } from '@latchkey/site';
import { useRef } from 'react';

/** An order that was made longer ago than this is asked for again: it may have been paid meanwhile. In milliseconds. */
const freshMs = 15_000;

type Order = Promise<Result<'createPaymentOrder'>>;

/** The gateway's order for an amount, made by the engine. It may be made ahead of the press: nobody but the engine is asked. */
export function useOrder(
  bookingId: string,
  amount: number,
): { readonly prepare: () => void; readonly takeOrder: () => Order } {
  const { api } = usePage();
  const ahead = useRef<{ readonly order: Order; readonly at: number } | null>(null);
  const make = (): Order =>
    api.call('createPaymentOrder', {
      params: { bookingId },
      headers: { 'idempotency-key': newIdempotencyKey() },
      // A card that is to be kept costs nothing.
      query: amount > 0 ? { amount } : {},
    });
  const isFresh = (): boolean => ahead.current !== null && performance.now() - ahead.current.at < freshMs;
  return {
    prepare: () => {
      if (!isFresh()) ahead.current = { order: make(), at: performance.now() };
    },
    takeOrder: async () => {
      const made = isFresh() ? await ahead.current?.order : undefined;
      ahead.current = null;
      return made ?? make();
    },
  };
}
