import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { faultAt } from '../faults/fault-at.ts';

/** Bands for children that are out of order, or that say two prices or none. */
export function faultsInChildBands({ childBands }: HotelFacts): HotelFault[] {
  return childBands.flatMap(({ under, price, percent, percentOf }, at) => {
    const place = `childBands.${at}`;
    const { under: before = 0, children } = childBands[at - 1] ?? {};
    return [
      ...(under < before || (under === before && children === undefined)
        ? [
            faultAt(
              `${place}.under`,
              `is ${under}, not above ${before}: write the youngest first, each age once, or with children before the last of an age`,
            ),
          ]
        : []),
      ...((price === undefined) === (percent === undefined)
        ? [
            faultAt(
              place,
              'has one price: write price in minor units, or percent of a further adult’s or a full payer’s',
            ),
          ]
        : []),
      ...(percentOf !== undefined && percent === undefined
        ? [faultAt(`${place}.percentOf`, `says of what a percentage is, and there is none: write percent`)]
        : []),
    ];
  });
}
