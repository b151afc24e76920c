import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { twice } from '../faults/twice.ts';

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
