import type { Gateway, PaymentOptions } from '@latchkey/api-contract/types';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { Deps } from '../../../deps.ts';

/** How a hotel is paid, as its pages are told: by its first account, and by which gateways beside it. */
export function paymentOptionsOf(
  {
    gateway,
    vendor,
    superVendor,
    others = [],
    modes,
    advance,
    bnpl,
    deposit = null,
  }: ReturnType<HotelRecord['readFacts']>['payment'],
  gateways: Deps['gateways'],
): PaymentOptions {
  const further = [...new Set(others.map((other) => other.gateway))];
  return {
    gateway,
    ...gateways[gateway].publicSettings(),
    ...(further.length === 0 ? {} : { others: further, origins: originsOf([gateway, ...further], gateways) }),
    ...(vendor === null ? {} : { vendor }),
    ...(superVendor === null ? {} : { superVendor }),
    modes,
    advance,
    bnpl,
    ...(deposit === null ? {} : { deposit }),
  };
}

type Origins = NonNullable<PaymentOptions['origins']>;

/** What the windows of several gateways need in the browser. */
function originsOf(named: readonly Gateway[], gateways: Deps['gateways']): Origins {
  const all = [...new Set(named)].map((gateway) => gateways[gateway].publicSettings().origins);
  const of = (what: keyof Origins): string[] => [...new Set(all.flatMap((origins) => origins[what]))];
  return { script: of('script'), frame: of('frame'), connect: of('connect'), image: of('image') };
}
