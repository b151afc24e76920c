import type { Site } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { instalmentsOf, type Instalment } from '@latchkey/booking-core/instalments';

/**
 * The instalments in which a lender of the gateway would collect an amount; empty where the hotel does not offer them,
 * from another gateway than the one that has lenders, and below the hotel's least amount.
 */
export function instalmentsFor({ hotel }: Pick<Site, 'hotel'>, amount: number, today: LocalDate): Instalment[] {
  if (hotel === null || hotel.payment.gateway !== 'razorpay' || !hotel.payment.bnpl) return [];
  return instalmentsOf(amount, hotel.payment.bnpl, today);
}
