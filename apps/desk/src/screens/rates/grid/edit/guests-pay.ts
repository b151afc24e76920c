import type { RateGrid } from '@latchkey/api-contract/types';
import { roomPricer } from '@latchkey/booking-core/pricing';
import type { PlanNight } from '../../figures/figures.ts';
import type { FigureLine } from '../../figures/lines.ts';

/** What so many guests would pay for one room and the night alone, were their price another, as a search would answer. */
export function guestsWouldPay(
  { currency, terms }: Pick<RateGrid, 'currency' | 'terms'>,
  night: PlanNight,
  { roomTypeId, ratePlanId, pax }: FigureLine,
  price: number,
): number | null {
  if (ratePlanId === null || pax === null || price <= 0) return null;
  const { bookedOn, taxes, promotions, convenienceFee, fees } = terms;
  const pricer = roomPricer({ currency, bookedOn, checkIn: night.date, taxes, promotions, convenienceFee, fees });
  const others = night.priceForPax.filter((step) => step.pax < pax);
  const { date, extraAdult, extraChild } = night;
  const nights = [{ date, priceForPax: [...others, { pax, price }], extraAdult, extraChild }];
  return pricer(nights, { adults: pax, childAges: [], infants: 0 }, { roomTypeId, ratePlanId }).total;
}
