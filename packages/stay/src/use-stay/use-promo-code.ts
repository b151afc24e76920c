import { refusalOf } from '@latchkey/api-client/client';
import { useNavigation, usePage } from '@latchkey/site';
import { withCoupon, withoutCoupon } from '../query/coupon-of-link.ts';
import { refusalCopy, type Refusal } from './refusal.copy.ts';
import type { PromoCodeOfStay } from './stay.types.ts';
import type { AskedQuote, ApiBill } from './use-api-bill.ts';

/** The promo code that the address applies to the quote, and how the guest changes it. */
export function usePromoCodeOfStay(
  applied: string | null,
  asked: AskedQuote | null,
  { bill }: ApiBill,
): PromoCodeOfStay {
  const { api } = usePage();
  const { go } = useNavigation();
  const stayHere = (to: string): void => go(to, { replace: true, keepScroll: true });
  return {
    applied,
    saved: applied === null ? null : (bill?.additionalDiscount ?? null),
    canApply: asked !== null,
    apply: async (code) => {
      if (asked === null) return 'no_room';
      const reply = await api.call('createQuote', { body: { ...asked, couponCode: code } });
      if (reply.status !== 201) return refusalOf<Refusal>(reply, refusalCopy);
      stayHere(withCoupon(addressHere(), code));
      return null;
    },
    remove: () => stayHere(withoutCoupon(addressHere())),
  };
}

/** The address in sight, from its path on. */
export const addressHere = (): string => `${location.pathname}${location.search}${location.hash}`;
