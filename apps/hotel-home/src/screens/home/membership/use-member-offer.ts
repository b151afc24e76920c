import { couponNameOf } from '@latchkey/booking-core/promotion';
import { usePage } from '@latchkey/site';
import { useEffect, useState } from 'react';

/** What a hotel gives guests who have its code, and what it gives everyone, by their names. */
export interface MemberOffer {
  /** The coupon's name. The code itself is told to nobody. */
  readonly couponName: string;
  readonly forEveryone: readonly string[];
}

/** The hotel's offer to members, asked for when it is wanted; null until then, and where the hotel has none. */
export function useMemberOffer(hotelId: number, isWanted: boolean): MemberOffer | null {
  const { api, locale } = usePage();
  const [offer, setOffer] = useState<MemberOffer | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    void api.call('getPromotions', { params: { hotelId }, query: { lang: locale } }, leaving.signal).then((reply) => {
      if (reply.status !== 200 || leaving.signal.aborted) return;
      const couponName = couponNameOf(reply.body.PromotionsExtraConfigs);
      if (couponName !== null) setOffer({ couponName, forEveryone: reply.body.promotions.map(({ name }) => name) });
    });
    return () => leaving.abort();
  }, [api, hotelId, locale, isWanted]);
  return offer;
}
