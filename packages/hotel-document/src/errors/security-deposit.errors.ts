import { faultAt } from '../faults/fault-at.ts';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';

/** A security deposit at a hotel that keeps no card on which it could be held. */
export function faultsInDeposit({ ratePlans, payment }: HotelFacts): HotelFault[] {
  const isHeld = (payment.deposit ?? null) === null || ratePlans.some((plan) => plan.payment.includes('guarantee'));
  const why = 'no plan has "guarantee" among its payment, and a deposit is held on a card that is kept for it';
  return isHeld
    ? []
    : [faultAt('payment.deposit', `is ${payment.deposit ?? 0}: ${why}. Take it out, or add it to a plan`)];
}
