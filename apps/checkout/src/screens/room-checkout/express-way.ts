import type { OfferedStay, PaymentMethod } from './room-checkout.model.ts';

/** What a wallet pays: by which way, and how much now, in minor units. */
export interface ExpressWay {
  readonly method: Extract<PaymentMethod, 'full' | 'advance'>;
  readonly due: number;
}

/**
 * What a stay is paid by a wallet: what the guest has chosen where it is paid now and at once, else the whole or the advance.
 * Null where a wallet could not finish: the hotel answers by hand, nothing is paid now, or the guest has to confirm who sleeps
 * in the room.
 */
export function expressWayOf(stay: OfferedStay, chosen: PaymentMethod | null): ExpressWay | null {
  if (stay.isRequest || stay.whoSleeps.length > 0) return null;
  const paid = (['full', 'advance'] as const).filter((way) => stay.methods.includes(way));
  const method = paid.find((way) => way === chosen) ?? paid[0];
  const due = method === undefined ? 0 : (stay.quote.bill.dueNow[method] ?? 0);
  return method === undefined || due === 0 ? null : { method, due };
}
