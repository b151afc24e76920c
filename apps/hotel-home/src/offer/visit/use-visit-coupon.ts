import { couponNameOf } from '@latchkey/booking-core/promotion';
import { usePage } from '@latchkey/site';
import { visitAtom } from '@latchkey/visit';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

/** Tells the visit which code its prices have, and what the hotel calls it, by whatever way the code came into the address. */
export function useVisitCoupon(hotelId: number, coupon: string | null): void {
  const { api } = usePage();
  const { couponCode, couponName } = useAtomValue(visitAtom);
  const setVisit = useSetAtom(visitAtom);
  const [known, setKnown] = useState<{ readonly hotelId: number; readonly name: string | null } | null>(null);
  useEffect(() => {
    if (coupon === null) return;
    const leaving = new AbortController();
    void api.call('getPromotions', { params: { hotelId }, query: {} }, leaving.signal).then((reply) => {
      if (reply.status === 200 && !leaving.signal.aborted)
        setKnown({ hotelId, name: couponNameOf(reply.body.PromotionsExtraConfigs) });
    });
    return () => leaving.abort();
  }, [api, hotelId, coupon]);
  const name = coupon !== null && known?.hotelId === hotelId ? known.name : null;
  // Choosing for other dates forgets what was chosen before, and the code with it: it is told anew.
  const isTold = couponCode === coupon && couponName === name;
  useEffect(() => {
    if (!isTold) setVisit((visit) => ({ ...visit, couponCode: coupon, couponName: name }));
  }, [setVisit, isTold, coupon, name]);
}
