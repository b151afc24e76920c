import { formerIdsOf } from './former-ids.ts';
import type { HotelFacts } from './hotel-facts.schema.ts';
import type { HotelFault } from './hotel-folder.types.ts';
import { factsFile, faultAt } from './mistake.ts';

type Listed = readonly { readonly id: string }[];

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

/** Other things that stand twice: one of the two is never seen. */
export function listedTwice(facts: HotelFacts): HotelFault[] {
  const codes = facts.promotions.flatMap((one) =>
    one.kind === 'coupon' ? [{ id: one.couponCode.toLowerCase() }] : [],
  );
  return [
    ...twice('seasons', facts.seasons, 'both change the price of their nights'),
    ...twice('restrictions', facts.restrictions, 'a fault could not say which of them it means'),
    ...twice('packages', facts.packages, 'both have the words of one'),
    ...twice('videos', facts.videos, 'both have the words of one'),
    ...twice('posts', facts.posts, 'both have the words of one'),
    ...twice('nearbyPlaces', facts.nearbyPlaces, 'both have the name of one'),
    ...twice('advertisedOffers', facts.advertisedOffers, 'both have the conditions of one'),
    ...twice('reviews.list', facts.reviews?.list ?? [], 'both have the text of one'),
    ...twice('promotions', codes, 'the code opens only one of the two', 'code'),
    ...twice(
      'images',
      facts.images.map((id) => ({ id })),
      'it is shown twice',
      'picture',
    ),
    ...twice(
      'hosts',
      facts.hosts.map((id) => ({ id })),
      'take one out',
      'host',
    ),
    ...facts.rooms.flatMap((room) =>
      twice(
        `rooms.${room.id}.images`,
        room.images.map((id) => ({ id })),
        'it is shown twice',
        'picture',
      ),
    ),
  ];
}

function twice(place: string, all: Listed, why: string, what = 'id'): HotelFault[] {
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
