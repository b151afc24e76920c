import { pricingVersion, type Bill } from '@latchkey/booking-core/pricing';
import type { Quote } from '@latchkey/api-contract/types';
import { usePage } from '@latchkey/site';
import { useEffect, useState } from 'react';
import { quoteWith } from './coupon-of-link.ts';
import type { RoomsModel } from './home.model.ts';
import type { PricedSelection } from './home.pricing.ts';

/** The bill of a selection: ours where our arithmetic is the API's, else the one the API computes (design.md, "Parts that are released apart"). */
export function useApiBill({ hotel, stay, availability, coupon }: RoomsModel, priced: PricedSelection): Bill | null {
  const { api } = usePage();
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly bill: Bill } | null>(null);
  const isOurs = availability?.pricingVersion === pricingVersion;
  // What a code takes off only the API knows.
  const isWhole = isOurs && coupon === null;
  const { checkIn, checkOut } = stay;
  const asked =
    isWhole || priced.kind !== 'priced'
      ? null
      : JSON.stringify(quoteAsked({ hotel, stay: { checkIn, checkOut } }, priced));
  useEffect(() => {
    if (asked === null) return;
    const leaving = new AbortController();
    void quoteWith(api, coupon, JSON.parse(asked), leaving.signal).then((reply) => {
      if (reply.status === 201 && !leaving.signal.aborted) setAnswer({ asked, bill: coreBill(reply.body.bill) });
    });
    return () => leaving.abort();
  }, [api, asked, coupon]);
  if (priced.kind !== 'priced') return null;
  if (asked === null) return priced.bill;
  return answer?.asked === asked ? answer.bill : isOurs ? priced.bill : null;
}

/** The quote that a priced selection asks for. */
export const quoteAsked = (
  {
    hotel,
    stay: { checkIn, checkOut },
  }: {
    readonly hotel: Pick<RoomsModel['hotel'], 'id'>;
    readonly stay: Pick<RoomsModel['stay'], 'checkIn' | 'checkOut'>;
  },
  { rooms, addons }: Extract<PricedSelection, { kind: 'priced' }>,
) => ({
  hotelId: hotel.id,
  stay: { kind: 'nights' as const, checkIn, checkOut },
  rooms,
  ...(addons.length === 0 ? {} : { addons }),
});

/** The API's bill as core's: an advance that is not offered is absent. */
export function coreBill({ dueNow: { advance, ...due }, ...bill }: Quote['bill']): Bill {
  return { ...bill, dueNow: advance === undefined ? due : { ...due, advance } };
}
