import {
  dueBy,
  guestsChoices,
  paymentWays,
  type PaymentChoice,
  type PaymentMode,
} from '../payment-ways/payment-ways.ts';
import type { Bill } from '../pricing/pricing.types.ts';

/** What decides which payment choices a guest has. */
export interface PaymentTerms {
  /** The modes that the hotel takes. */
  readonly modes: readonly PaymentMode[];
  /** For each room chosen, the choices that its rate plan allows; empty where the plan is not known. */
  readonly plans: readonly (readonly PaymentChoice[])[];
  /** What the bill says is charged at booking; `advance` is absent where the hotel takes no part payment. */
  readonly dueNow: Bill['dueNow'];
}

/**
 * The payment choices that a guest has, in the order full, advance, at-property, guarantee: the hotel takes the mode, the rate
 * plan of every room allows the choice, and the bill says what it costs now.
 */
export function paymentChoices({ modes, plans, dueNow }: PaymentTerms): PaymentChoice[] {
  return guestsChoices.filter(
    (choice) =>
      modes.includes(paymentWays[choice].mode) &&
      plans.every((allowed) => allowed.includes(choice)) &&
      dueBy(dueNow, choice) !== undefined,
  );
}
