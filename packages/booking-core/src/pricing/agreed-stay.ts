import { allocateByWeights } from '../arithmetic/allocate.ts';
import { ratio, zero } from '../arithmetic/ratio.ts';
import type { LocalDate } from '../dates/local-date.types.ts';
import { hasStayConditions } from '../promotion/stay-conditions.ts';
import type { Promotion } from '../promotion/promotion.types.ts';
import { lotOf } from './addon-lots.ts';
import type { AgreedNight, AgreedRoom, AgreedStay, AgreedTerms, NightDiscount } from './agreed-stay.types.ts';
import { discountAt, exactParts } from './exact-shares.ts';
import type { Bill, HourlyRate, NightlyRate, PricedRoom, StayToPrice } from './pricing.types.ts';
import { roomNightsOf } from './room-nights.ts';

/** The parts of a stay that has just been priced; `taxes` names the taxes of the property that it was priced with. */
export function agreedStayOf(stay: StayToPrice, bill: Bill, taxes: string): AgreedStay {
  const nights = stay.rooms.map((room) => nightsOfRoom(room, taxes, stay.bookedOn));
  const discounted = withDiscounts(nights.flat(), discountLinesOf(bill, stay));
  let at = 0;
  return {
    currency: stay.currency,
    rooms: stay.rooms.map(({ roomTypeId, ratePlanId, guests, stay: of }, room) => {
      const from = at;
      at += nights[room]?.length ?? 0;
      return {
        roomTypeId,
        ratePlanId,
        guests,
        hours: of.kind === 'hours' ? hoursOf(of.hours) : null,
        nights: discounted.slice(from, at),
      };
    }),
    addons: stay.addons.map((addon) => ({
      addonId: addon.addonId,
      name: addon.name,
      category: addon.category,
      lots: [{ ...lotOf(addon, addon.quantity), taxes }],
    })),
    convenienceFee: stay.convenienceFee,
    ...(stay.fees === undefined || stay.fees.length === 0 ? {} : { fees: stay.fees }),
    advance: stay.advance,
    ...(stay.exemptions === undefined ? {} : { exemptions: stay.exemptions }),
    remainder: 0,
  };
}

const hoursOf = ({ startHour, hours, pax }: HourlyRate): AgreedRoom['hours'] => ({
  startHour,
  hours,
  ...(pax === undefined ? {} : { pax }),
});

function nightsOfRoom(room: PricedRoom, taxes: string, bookedOn: LocalDate): AgreedNight[] {
  const rates = room.stay.kind === 'nights' ? room.stay.nights : [];
  return roomNightsOf(room, 'rooms').map(({ date, price }, night) => {
    const rate = rates[night];
    return {
      date,
      price,
      discounts: [],
      rate: rate === undefined ? null : withoutDate(rate),
      taxes,
      bookedOn,
    };
  });
}

/** A rate for whatever night. */
export const withoutDate = ({
  priceForPax,
  extraAdult,
  extraChild,
  childBands,
  follows,
}: NightlyRate): Omit<NightlyRate, 'date'> => ({
  priceForPax,
  extraAdult,
  extraChild,
  ...(childBands === undefined ? {} : { childBands }),
  ...(follows === undefined ? {} : { follows }),
});

/** The discounts of a bill in the order in which they were taken off: offers, then the code; with those that gave them, if known. */
export const discountLinesOf = (
  { discounts, additionalDiscount }: Pick<Bill, 'discounts' | 'additionalDiscount'>,
  { promotions = [], coupon = null }: Partial<Pick<StayToPrice, 'promotions' | 'coupon'>> = {},
): NightDiscount[] =>
  [
    ...discounts.map(({ kind, promotionId, amount }) => ({
      kind,
      promotionId,
      amount,
      ...conditionsOf(promotions.find(({ id }) => id === promotionId)),
    })),
    { kind: 'coupon' as const, promotionId: '', amount: additionalDiscount, ...conditionsOf(coupon) },
  ].filter(({ amount }) => amount > 0);

const conditionsOf = (offer: Promotion | null | undefined): Pick<NightDiscount, 'offer'> =>
  offer === null || offer === undefined || !hasStayConditions(offer) ? {} : { offer };

/**
 * Nights, or parts of them, with their share of some discounts, each above 0. All of it together is spread in proportion
 * to their prices, as `priceStay` does for the taxes, and each one's share then divided among the discounts, so that both
 * add up; what of its exact share is no whole unit stands with each.
 */
export function withDiscounts<Terms extends AgreedTerms>(
  nights: readonly Terms[],
  lines: readonly NightDiscount[],
): Terms[] {
  const all = lines.reduce((sum, { amount }) => sum + amount, 0);
  if (all === 0) return [...nights];
  const prices = nights.map(({ price }) => price);
  let left = allocateByWeights(all, prices);
  const taken = nights.map((): NightDiscount[] => []);
  for (const line of lines) {
    const parts = allocateByWeights(line.amount, left);
    const exact = exactParts(
      line.amount,
      prices.map((price) => ratio(price)),
    );
    for (const [at, amount] of parts.entries()) taken[at]?.push(...discountAt(line, amount, exact[at] ?? zero));
    left = left.map((rest, at) => rest - (parts[at] ?? 0));
  }
  return nights.map((night, at) => ({ ...night, discounts: [...night.discounts, ...(taken[at] ?? [])] }));
}
