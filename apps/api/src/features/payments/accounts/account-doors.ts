import type { Settings } from '../../../settings.ts';
import type { AccountDoors } from '../gateways/account-door.ts';
import { razorpayDoor } from '../gateways/razorpay/razorpay-door.ts';
import { stripeDoor } from '../gateways/stripe/stripe-door.ts';
import { originOf } from '../../../public-origin.ts';
import type { GatewayAccountKey } from './gateway-accounts.queries.ts';

export const createAccountDoors = (settings: Settings): AccountDoors => ({
  razorpay: razorpayDoor(settings),
  stripe: stripeDoor(settings.stripeAddresses),
});

/** Where a gateway sends what happens at an account of a hotel's own. */
export const webhookUrlOf = (settings: Settings, { hotelId, gateway }: GatewayAccountKey): string => {
  const host = settings.platformHosts[0] ?? settings.providerHosts[0] ?? 'localhost';
  return `${originOf(host, settings)}/api/webhooks/${gateway}/${hotelId}`;
};
