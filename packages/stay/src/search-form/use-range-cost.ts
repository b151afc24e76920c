import type { Hotel } from '@latchkey/api-contract/types';
import { nightlySale, priceOffer } from '@latchkey/booking-core/basket';
import { usePage } from '@latchkey/site';
import { useEffect, useState } from 'react';
import { availabilityQuery } from '../query/availability-query.ts';
import type { AskedStay } from '../stay-model.types.ts';

/** The least that a stay costs its party, every tax in it; null where nothing is free for all of them. */
export interface StayCost {
  readonly total: number | null;
}

/** What a stay costs from, asked for when its dates are pressed. Null until the API has answered. */
export function useRangeCost(hotel: Hotel, asked: AskedStay | null): StayCost | null {
  const { api, locale } = usePage();
  const [answer, setAnswer] = useState<{ readonly about: string; readonly cost: StayCost } | null>(null);
  const about = asked === null ? null : JSON.stringify(asked);
  useEffect(() => {
    if (about === null) return;
    const stay = JSON.parse(about) as AskedStay;
    const leaving = new AbortController();
    void api
      .call(
        'getAvailability',
        { params: { hotelId: hotel.id }, query: { ...availabilityQuery(stay), lang: locale } },
        leaving.signal,
      )
      .then((reply) => {
        if (leaving.signal.aborted || reply.status !== 200) return;
        const sale = nightlySale({ hotel, availability: reply.body, stay });
        const totals = sale.offers.flatMap((offer) => priceOffer(sale, offer)?.total ?? []);
        setAnswer({ about, cost: { total: totals.length === 0 ? null : Math.min(...totals) } });
      });
    return () => leaving.abort();
  }, [api, locale, hotel, about]);
  return answer !== null && answer.about === about ? answer.cost : null;
}
