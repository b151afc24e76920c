import type { NightlyRate } from '@latchkey/booking-core/pricing';
import type { HotelSale } from '../../catalogue/catalogue.ts';
import { followed } from '@latchkey/hotel-document/nights';
import { planKey, type RateOfNight } from '../../stock/stock.ts';

type Plan = Parameters<typeof planKey>[0];

/**
 * Of a room's plan that is derived from another: whether its price of a night is what follows from the other's, and how.
 * One that was set by hand follows nothing.
 */
export function followsOf(
  { sale }: { readonly sale: Pick<HotelSale, 'ratePlans' | 'roundPricesTo'> },
  { roomTypeId, ratePlanId }: Plan,
  plans: ReadonlyMap<string, readonly RateOfNight[]>,
): (rate: NightlyRate) => Pick<NightlyRate, 'follows'> {
  const by = sale.ratePlans.find(({ id }) => id === ratePlanId)?.derivedFrom;
  const bases = by === undefined ? [] : (plans.get(planKey({ roomTypeId, ratePlanId: by.ratePlanId })) ?? []);
  return (rate) => {
    const base = bases.find(({ date }) => date === rate.date);
    if (by === undefined || base === undefined) return {};
    return pricesIn(followed(base, by, sale.roundPricesTo)) === pricesIn(rate) ? { follows: by } : {};
  };
}

const pricesIn = ({ priceForPax, extraAdult, extraChild }: Omit<NightlyRate, 'date'>): string =>
  JSON.stringify([priceForPax.map(({ pax, price }) => [pax, price]), extraAdult, extraChild]);
