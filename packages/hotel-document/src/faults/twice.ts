import { factsFile } from '../schema/document-names.ts';
import { faultAt } from './fault-at.ts';
import type { HotelFault } from './fault.types.ts';

type Listed = readonly { readonly id: string }[];

/** A fault of each thing of a list whose id another before it has. */
export function twice(place: string, all: Listed, why: string, what = 'id'): HotelFault[] {
  return all.flatMap(({ id }, at) => {
    const first = all.findIndex((other) => other.id === id);
    return first === at
      ? []
      : [
          faultAt(
            `${place}.${id}`,
            `the ${what} "${id}" stands twice, as number ${first + 1} and ${at + 1}: ${why}. Give one of them another ${what}, or take it out`,
            factsFile,
            'twice',
          ),
        ];
  });
}
