import { faultAt, noSuch } from '../faults/fault-at.ts';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';

/**
 * Offers that cannot be true here: cashback in rupees, where the hotel charges another currency or has no online
 * payment, and unknown codes.
 */
export function faultsInOffers({ advertisedOffers, promotions, currency, payment }: HotelFacts): HotelFault[] {
  return advertisedOffers.flatMap((offer) => {
    const place = `advertisedOffers.${offer.id}`;
    if (offer.kind === 'further-by-code') {
      const coupons = promotions
        .filter((one) => one.kind === 'coupon' && one.percent !== undefined)
        .map(({ id }) => id);
      return coupons.includes(offer.promotionId)
        ? []
        : [noSuch(`${place}.promotionId`, offer.promotionId, 'promotion of kind coupon', coupons)];
    }
    if (currency !== 'INR')
      return [faultAt(place, `is cashback in rupees, and the hotel charges in ${currency}: take it out`)];
    if (offer.kind === 'wallet-cashback' && offer.to < offer.from)
      return [faultAt(`${place}.to`, `is ${offer.to}, below from with ${offer.from}`)];
    return payment.modes.includes('online')
      ? []
      : [faultAt(place, 'is cashback on an online payment, and payment.modes has no "online": take it out')];
  });
}
