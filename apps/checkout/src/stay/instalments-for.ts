import type { Gateway, Site } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { instalmentsOf, type Instalment } from '@latchkey/booking-core/instalments';

/** Whether lenders stand behind a gateway, who collect in parts. */
const hasLenders: Readonly<Record<Gateway, boolean>> = { razorpay: true, 'card-vault': false, stripe: false };

/**
 * The instalments in which a lender of the gateway would collect an amount; empty where the hotel offers none, its
 * gateway lacks lenders, or the amount is below the hotel's least.
 */
export function instalmentsFor({ hotel }: Pick<Site, 'hotel'>, amount: number, today: LocalDate): Instalment[] {
  const { gateway = null, bnpl = null } = hotel?.payment ?? {};
  if (gateway === null || bnpl === null || !hasLenders[gateway]) return [];
  return instalmentsOf(amount, bnpl, today);
}
