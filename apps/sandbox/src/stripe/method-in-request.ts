import { z } from 'zod';
import type { StripeState } from '../state/stripe-state.ts';
import { knownMethod } from './stored-methods.ts';
import { methodNamed, methodOfNumber, type Method } from './methods.ts';
import { expand, flag, optional } from './parameters.ts';
import { badRequest, missing, type Refusal } from './refusals.ts';

/** Parameters by which a confirmation names how it is to be paid. */
export const methodFields = {
  payment_method: optional,
  /** What a page's form has: a card's number; the form's own other fields are taken and left alone. */
  payment_method_data: z.object({ type: z.string(), card: z.object({ number: z.string() }).optional() }).optional(),
  return_url: z.url().optional(),
  expand,
};

/** Parameters of a confirmation, of money or of a card that is kept. */
export const confirmFields = {
  ...methodFields,
  client_secret: optional,
  key: optional,
  use_stripe_sdk: flag.optional(),
};

type Asked = z.output<z.ZodObject<Pick<typeof methodFields, 'payment_method' | 'payment_method_data'>>>;

/** The method that a confirmation names, or why there is none. */
export function methodInRequest(
  stripe: StripeState,
  { payment_method: name, payment_method_data: typed }: Asked,
  of: 'PaymentIntent' | 'SetupIntent',
): Method | Refusal {
  if (typed !== undefined) {
    if (typed.type === 'sepa_debit') return methodNamed('pm_sepaDebit') ?? missing('PaymentMethod', typed.type);
    const found = methodOfNumber(typed.card?.number ?? '');
    return (
      found ?? {
        status: 402,
        error: {
          type: 'card_error',
          code: 'incorrect_number',
          message: 'Your card number is incorrect.',
          param: 'number',
        },
      }
    );
  }
  if (name === undefined)
    return badRequest(
      `You cannot confirm this ${of} because it's missing a payment method. Update the ${of} with a payment method and then confirm it again.`,
      { code: of === 'PaymentIntent' ? 'payment_intent_unexpected_state' : 'setup_intent_unexpected_state' },
    );
  return knownMethod(stripe, name) ?? missing('PaymentMethod', name, 'payment_method');
}
