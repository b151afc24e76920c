import type { Hotel } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import type { HotelFacts } from '@latchkey/hotel-document/facts';
import type { HotelWords } from '@latchkey/hotel-document/words';

type AdvertisedOffer = NonNullable<Hotel['advertisedOffers']>[number];

/** The offers that a hotel tells, each with who pays it, its conditions and its end; one without these words is left out. */
export function advertisedOffersOf(facts: HotelFacts, words: HotelWords): AdvertisedOffer[] {
  return facts.advertisedOffers.flatMap((offer): AdvertisedOffer[] => {
    const said = words.advertisedOffers[offer.id];
    if (said === undefined) return [];
    if (offer.kind !== 'further-by-code') return [{ ...offer, ...said }];
    const { promotionId, ...terms } = offer;
    const coupon = facts.promotions.find(({ id }) => id === promotionId);
    return coupon?.kind === 'coupon' && coupon.percent !== undefined
      ? [{ ...terms, ...said, percent: coupon.percent }]
      : [];
  });
}

/** The code that a hotel advertises on a day, which its letters give away; null where it advertises none. */
export function advertisedCodeOf(facts: HotelFacts, today: LocalDate): { couponCode: string; percent: number } | null {
  for (const offer of facts.promotions)
    if (offer.kind === 'coupon' && offer.percent !== undefined && isCouponAdvertised(facts, offer.id, today))
      return { couponCode: offer.couponCode, percent: offer.percent };
  return null;
}

/** Whether a hotel tells of its coupon on a day. */
export const isCouponAdvertised = ({ advertisedOffers }: HotelFacts, promotionId: string, today: LocalDate): boolean =>
  advertisedOffers.some(
    (offer) => offer.kind === 'further-by-code' && offer.promotionId === promotionId && offer.ends >= today,
  );
