import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { faultAt, noSuch } from '../faults/fault-at.ts';

/** Derived plans that follow nothing, two things at once, or one another, and those with prices of their own. */
export function faultsInDerivedPlans({ ratePlans, rooms }: HotelFacts): HotelFault[] {
  const planIds = ratePlans.map(({ id }) => id);
  return ratePlans.flatMap(({ id, derivedFrom }) => {
    if (derivedFrom === undefined) return [];
    const at = `ratePlans.${id}.derivedFrom`;
    const { ratePlanId, percent, amount } = derivedFrom;
    const base = ratePlans.find((plan) => plan.id === ratePlanId);
    const prices = rooms.flatMap((room) => {
      const steps = room.prices[ratePlanId]?.priceForPax ?? [];
      return amount !== undefined && steps.some(({ price }) => price + amount <= 0)
        ? [
            faultAt(
              `${at}.amount`,
              `takes ${-amount} off, and ${room.id} costs no more than that: it would be sold for nothing`,
            ),
          ]
        : [];
    });
    return [
      ...(base === undefined ? [noSuch(`${at}.ratePlanId`, ratePlanId, 'rate plan', planIds)] : []),
      ...(base?.derivedFrom === undefined
        ? []
        : [
            faultAt(
              `${at}.ratePlanId`,
              `is "${ratePlanId}", which is derived itself: name the plan that has the prices`,
            ),
          ]),
      ...((percent === undefined) === (amount === undefined)
        ? [faultAt(at, 'says its price by one of the two: percent, or amount for a sum a night')]
        : []),
      ...rooms
        .filter((room) => Object.hasOwn(room.prices, id))
        .map((room) =>
          faultAt(
            `rooms.${room.id}.prices.${id}`,
            `stands beside ratePlans.${id}.derivedFrom: take out the one or the other`,
          ),
        ),
      ...prices,
    ];
  });
}
