import type { Bill, PaymentChoice } from '../pricing/pricing.types.ts';

/** How a booking is paid for: through a gateway, or at the property's desk. */
export type PaymentMode = 'online' | 'at-property';

/** What decides which payment choices a guest has. */
export interface PaymentTerms {
  /** The modes that the hotel takes. */
  readonly modes: readonly PaymentMode[];
  /** For each room chosen, the choices that its rate plan allows; empty where the plan is not known. */
  readonly plans: readonly (readonly PaymentChoice[])[];
  /** What the bill says is charged at booking; without `advance` where the hotel takes no part payment. */
  readonly dueNow: Bill['dueNow'];
}

const choices = ['full', 'advance', 'at-property'] as const satisfies readonly PaymentChoice[];

/**
 * The payment choices that a guest has, in the order full, advance, at-property: the hotel takes the mode, the rate
 * plan of every room allows the choice, and the bill says what it costs now.
 */
export function paymentChoices({ modes, plans, dueNow }: PaymentTerms): PaymentChoice[] {
  return choices.filter(
    (choice) =>
      modes.includes(choice === 'at-property' ? 'at-property' : 'online') &&
      plans.every((allowed) => allowed.includes(choice)) &&
      dueNow[choice] !== undefined,
  );
}
