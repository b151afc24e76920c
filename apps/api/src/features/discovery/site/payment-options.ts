import { isOwnAccount } from '@latchkey/booking-core/payment-ways';
import type { PaymentOptions } from '@latchkey/api-contract/types';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { Deps } from '../../../deps.ts';

type Origins = NonNullable<PaymentOptions['origins']>;

/** How a hotel is paid, as its pages are told: by its first account, and by which gateways beside it. */
export async function paymentOptionsOf(
  hotelId: number,
  payment: ReturnType<HotelRecord['readFacts']>['payment'],
  { gatewayAt }: Pick<Deps, 'gatewayAt'>,
): Promise<PaymentOptions> {
  const { gateway, vendor, superVendor, others = [], modes, advance, bnpl, deposit = null } = payment;
  const [first, ...further] = await Promise.all(
    [{ gateway, vendor }, ...others].map(async (account) =>
      (await gatewayAt({ hotel_id: hotelId, gateway: account.gateway, vendor: account.vendor })).publicSettings(),
    ),
  );
  if (first === undefined) throw new Error('a hotel without an account');
  return {
    gateway,
    ...first,
    ...(others.length === 0
      ? {}
      : {
          others: [...new Set(others.map((other) => other.gateway))],
          origins: together([first, ...further].map(({ origins }) => origins)),
        }),
    ...(vendor === null || isOwnAccount({ vendor }) ? {} : { vendor }),
    ...(superVendor === null ? {} : { superVendor }),
    modes,
    advance,
    bnpl,
    ...(deposit === null ? {} : { deposit }),
  };
}

/** What the windows of several accounts need in the browser. */
function together(all: readonly Origins[]): Origins {
  const of = (what: keyof Origins): string[] => [...new Set(all.flatMap((origins) => origins[what]))];
  return { script: of('script'), frame: of('frame'), connect: of('connect'), image: of('image') };
}
