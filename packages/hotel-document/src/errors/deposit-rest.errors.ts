import { leastDaysToCancel } from '@latchkey/booking-core/deposit';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { faultAt } from '../faults/fault-at.ts';

/** Deposits whose rest is due so late that its last day to pay would not be before the arrival. */
export function faultsInRests({ payment, ratePlans }: HotelFacts): HotelFault[] {
  return [
    { at: 'payment', advance: payment.advance },
    ...ratePlans.map(({ id, advance }) => ({ at: `ratePlans.${id}`, advance })),
  ].flatMap(({ at, advance }) =>
    advance?.rest?.ifUnpaid === 'cancel' && advance.rest.daysBefore < leastDaysToCancel
      ? [
          faultAt(
            `${at}.advance.rest.daysBefore`,
            `is ${advance.rest.daysBefore}, and ifUnpaid is "cancel": guests have three days to pay, so write ${leastDaysToCancel} or more`,
          ),
        ]
      : [],
  );
}
