import { guestsChoices, paymentWays } from '@latchkey/booking-core/payment-ways';
import { type DraftDocuments, entriesAt, factsIn, textAt } from '@latchkey/hotel-document/drafts';
import type { SettingsField } from '../field.types.ts';
import { tickField } from '../make-field.ts';

/** The gateway that keeps cards in case of a fee. */
export const keepsCards = 'stripe';

/** How a stay on a plan can be paid, of what the house takes; a way that it has stays in sight where the house takes it no longer. */
export function wayTicks(documents: DraftDocuments, planId: string): SettingsField[] {
  const own = factsIn(documents);
  const at = `ratePlans.${planId}.payment` as const;
  const [modes, ways] = [entriesAt(own, 'payment.modes'), entriesAt(own, at)];
  return guestsChoices
    .filter(
      (way) =>
        ways.includes(way) ||
        (modes.includes(paymentWays[way].mode) &&
          (way !== 'guarantee' || textAt(own, 'payment.gateway') === keepsCards)),
    )
    .map((way) => tickField(`${at}.${way}`, { label: 'waysOfPlan', options: [way] }, ways.includes(way)));
}
