import type { MinorUnits } from '../currency/currency.types.ts';
import type { CouponOffer, Promotion } from '../promotion/promotion.types.ts';
import type { AgreedNight, NightDiscount } from './agreed-stay.types.ts';

interface Offers {
  readonly promotions: readonly Promotion[];
  readonly coupon: CouponOffer | null;
}

/** Offers and the code where they are a sum off a booking, without what of it was taken off these nights before. */
export function sumsLeft({ promotions, coupon }: Offers, nights: readonly AgreedNight[]): Offers {
  const taken = (isOf: (discount: NightDiscount) => boolean): MinorUnits =>
    nights.reduce((sum, { discounts }) => discounts.reduce((of, one) => (isOf(one) ? of + one.amount : of), sum), 0);
  const left = (off: MinorUnits, isOf: (discount: NightDiscount) => boolean): MinorUnits =>
    Math.max(0, off - taken(isOf));
  return {
    promotions: promotions.map((offer) =>
      offer.kind === 'flat-above'
        ? { ...offer, off: left(offer.off, ({ promotionId }) => promotionId === offer.id) }
        : offer,
    ),
    coupon: coupon?.off === undefined ? coupon : { ...coupon, off: left(coupon.off, ({ kind }) => kind === 'coupon') },
  };
}
