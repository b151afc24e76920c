import { latinDigits } from '../text/latin-digits.ts';
import { plainCode } from '../text/pasted.ts';

/** One entry of a hotel's `PromotionsExtraConfigs` (docs/rules.md, "Entities"). */
export interface PromotionExtraConfig {
  readonly type: string;
  readonly value: readonly string[];
}

/** The name of the hotel's coupon: the first value of the entry of type `coupon_code`, or null where there is none. */
export function couponNameOf(configs: readonly PromotionExtraConfig[]): string | null {
  return configs.find((config) => config.type === 'coupon_code')?.value[0] ?? null;
}

/**
 * Whether what a guest typed is a coupon's code. How it was copied does not matter: spaces, the case of its letters, the
 * form of its digits and dashes, quotes around it and a point behind it.
 */
export function isCouponCode(typed: string, couponCode: string): boolean {
  return plainCoupon(typed) !== '' && plainCoupon(typed) === plainCoupon(couponCode);
}

const plainCoupon = (code: string): string => latinDigits(plainCode(code)).replace(/\s/g, '').toUpperCase();
