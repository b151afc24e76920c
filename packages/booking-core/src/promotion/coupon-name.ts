/** One entry of a hotel's `PromotionsExtraConfigs` (docs/rules.md, "Entities"). */
export interface PromotionExtraConfig {
  readonly type: string;
  readonly value: readonly string[];
}

/** The name of the hotel's coupon: the first value of the entry of type `coupon_code`, or null where there is none. */
export function couponNameOf(configs: readonly PromotionExtraConfig[]): string | null {
  return configs.find((config) => config.type === 'coupon_code')?.value[0] ?? null;
}

/** Whether what a guest typed is a coupon's code: spaces around it and the case of its letters do not matter. */
export function isCouponCode(typed: string, couponCode: string): boolean {
  return typed.trim() !== '' && typed.trim().toUpperCase() === couponCode.trim().toUpperCase();
}
