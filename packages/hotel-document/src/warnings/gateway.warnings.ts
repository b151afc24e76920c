import { isOwnAccount } from '@latchkey/booking-core/payment-ways';
import { charges } from '@latchkey/booking-core/gateways';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { faultAt } from '../faults/fault-at.ts';

/** A currency that a gateway of the hotel's does not charge, or an impossible account: nobody could pay online. */
export function gatewayDoubtful({ currency, payment }: HotelFacts): HotelFault[] {
  const others = (payment.others ?? []).flatMap((one, place): HotelFault[] => {
    const at = `payment.others.${place}`;
    return one.serves.currencies?.includes(currency) === false
      ? [
          faultAt(
            `${at}.serves.currencies`,
            `has no ${currency}, in which stays are charged: it would serve nobody new`,
          ),
        ]
      : doubtsOf(one, at, currency, payment.modes);
  });
  return [...doubtsOf(payment, 'payment', currency, payment.modes), ...others];
}

function doubtsOf(
  { gateway, vendor }: Pick<HotelFacts['payment'], 'gateway' | 'vendor'>,
  at: string,
  currency: string,
  modes: HotelFacts['payment']['modes'],
): HotelFault[] {
  if (gateway === 'stripe' && vendor !== null && !isOwnAccount({ vendor }) && !/^acct_[A-Za-z0-9]+$/.test(vendor))
    return [faultAt(`${at}.vendor`, 'is no account of Stripe, which begins with "acct_": guests could not pay online')];
  return charges(gateway, currency) !== false || !modes.includes('online')
    ? []
    : [
        faultAt(
          `${at}.gateway`,
          `is ${gateway}, which is not known to charge in ${currency}: guests could not pay online. Ask the gateway, choose another one, or take "online" out of payment.modes`,
        ),
      ];
}
