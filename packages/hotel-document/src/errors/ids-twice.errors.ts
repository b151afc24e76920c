import { formerIdsOf } from '../ids/former-ids.ts';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { twice } from '../faults/twice.ts';
import { faultAt } from '../faults/fault-at.ts';

/** Ids that stand twice where it costs a guest or sells a room wrongly: such a file is not used. */
export function idsTwice({
  rooms,
  ratePlans,
  taxes,
  taxExemptions,
  addons,
  fees,
  promotions,
}: HotelFacts): HotelFault[] {
  return [
    ...twice('rooms', rooms, 'its rooms would be sold as one'),
    ...twice('ratePlans', ratePlans, 'guests would book one and get the terms of the other'),
    ...twice('taxes', taxes, 'it would be charged twice'),
    ...twice('taxExemptions', taxExemptions, 'guests would be asked twice'),
    ...twice('addons', addons, 'guests would be charged the price of the first'),
    ...twice('fees', fees, 'taxes and words would be of both'),
    ...twice('promotions', promotions, 'bills would name the one for the other'),
    ...formerIdsWrong('rooms', rooms),
    ...formerIdsWrong('ratePlans', ratePlans),
    ...formerIdsWrong('addons', addons),
  ];
}

/** `was` that names an id which is still there, or which two claim. */
function formerIdsWrong(
  place: string,
  all: readonly ({ readonly id: string } & Parameters<typeof formerIdsOf>[0])[],
): HotelFault[] {
  const claimed = new Map<string, string>();
  return all.flatMap((one) =>
    formerIdsOf(one).flatMap((former) => {
      const at = `${place}.${one.id}.was`;
      const other = claimed.get(former);
      claimed.set(former, one.id);
      if (all.some(({ id }) => id === former))
        return [
          faultAt(
            at,
            `names "${former}", which is still in ${place}: "was" is for an id that is gone. Take it out of "was", or give "${former}" another id`,
          ),
        ];
      return other === undefined || other === one.id
        ? []
        : [faultAt(at, `names "${former}", and so does ${other}: what was sold under it can follow only one of them`)];
    }),
  );
}
