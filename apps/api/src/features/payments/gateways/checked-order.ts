import type { AskedMoney, OpenedOrder, Unavailable } from './gateway-api.ts';

/** The answer to opening an order, once its amount and currency are compared with the request. */
export function checkedOrder(
  order: { readonly id: string; readonly amount: number; readonly currency: string },
  asked: AskedMoney,
): OpenedOrder | Unavailable {
  return order.amount === asked.amount && order.currency === asked.currency
    ? { kind: 'opened', orderId: order.id }
    : {
        kind: 'unavailable',
        reason: `order ${order.id} is for ${order.currency} ${order.amount}, which was not asked`,
      };
}
