import { plainAmount, type CurrencyCode } from '@latchkey/booking-core/currency';
import type { ReactNode } from 'react';

interface MachinePriceProps {
  /** Minor units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** The amount as guests read it. */
  readonly children: ReactNode;
}

/**
 * An amount that guests and price checkers read in the same place, inside an offer in microdata: checkers refuse a
 * hidden price
 * (https://developers.google.com/hotels/hotel-prices/structured-data/generic-crawler-guide, "price declaration").
 */
export const MachinePrice = ({ amount, currency, children }: MachinePriceProps): ReactNode => (
  <span itemProp="priceSpecification" itemScope itemType="https://schema.org/CompoundPriceSpecification">
    <meta itemProp="priceCurrency" content={currency} />
    <data itemProp="price" value={plainAmount(amount, currency)}>
      {children}
    </data>
  </span>
);
