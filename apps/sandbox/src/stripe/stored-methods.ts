import { newId } from '../ids.ts';
import type { StripeState } from '../state/stripe-state.ts';
import { methodNamed, type Method } from './methods.ts';
import { badRequest, missing, type Refusal } from './refusals.ts';

/** A published test method, or a card that was kept. */
export function knownMethod({ kept }: StripeState, id: string): Method | undefined {
  const own = kept.get(id);
  if (own === undefined) return methodNamed(id);
  const method = methodNamed(own.name);
  return method === undefined ? undefined : { ...method, id };
}

/** Keeps a card for a customer, under an id of its own. */
export function keepMethod({ kept }: StripeState, method: Method, customer: string | null): string {
  if (kept.has(method.id)) return method.id;
  const id = newId('pm', 24);
  kept.set(id, { name: method.id, customer });
  return id;
}

/** Why a card that was kept cannot be charged for a customer; null where it can, and of what was never kept. */
export function whyNotCharged({ kept }: StripeState, id: string, customer: string | null): Refusal | null {
  const own = kept.get(id);
  if (own === undefined || (own.customer !== null && own.customer === customer)) return null;
  if (own.customer === null)
    return badRequest(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
    );
  return customer === null
    ? badRequest(
        'The payment method supplied belongs to a Customer. Please include the Customer in the `customer` parameter.',
        {
          param: 'customer',
        },
      )
    : missing('PaymentMethod', id, 'payment_method');
}
