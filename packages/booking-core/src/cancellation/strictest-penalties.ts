import type { Fee, StatedPenalties, StayPrice } from './cancellation.types.ts';
import { feeIn, highestFee, percentOf, shareOf, statedFee, type SomePenalties } from './fee.ts';

/** A rate plan, as far as it has penalties of its own; undefined where it is not sold any more. */
type OfPlan = { readonly penalties?: SomePenalties | undefined } | undefined;

const set = (fee: Fee | undefined, percent: number | undefined): Fee | undefined =>
  fee ?? (percent === undefined ? undefined : { percent });
const checkInDayIn = (own: SomePenalties = {}): Fee | undefined => set(own.checkInDay, own.checkInDayPercent);
const noShowIn = (own: SomePenalties = {}): Fee | undefined => set(own.noShow, own.noShowPercent);

/**
 * The penalties of a booking of several plans: the highest of each kind. A plan without its own has the property's; the
 * default of both is 100 (docs/rules.md, "Figures").
 */
export function strictestPenalties(
  plans: readonly OfPlan[],
  ofProperty: SomePenalties,
  price: StayPrice,
): StatedPenalties {
  const own = plans.length === 0 ? [undefined] : plans;
  const highest = (kind: (of?: SomePenalties) => Fee | undefined): Fee =>
    highestFee(
      own.map((plan) => feeIn(kind(plan?.penalties) ?? kind(ofProperty) ?? { percent: 100 })),
      price,
    );
  return inPercentToo(highest(checkInDayIn), highest(noShowIn), price);
}

/** The penalties of one plan, of any stay: what nights or a sum come to is not known, and stands as 100 percent. */
export const penaltiesOfPlan = (plan: OfPlan, ofProperty: SomePenalties): StatedPenalties =>
  strictestPenalties([plan], ofProperty, { total: 0 });

const inPercentToo = (checkInDay: Fee, noShow: Fee, price: StayPrice): StatedPenalties => ({
  checkInDayPercent: shareOf(checkInDay, price),
  noShowPercent: shareOf(noShow, price),
  ...(percentOf(checkInDay) === null ? { checkInDay: statedFee(checkInDay, price) } : {}),
  ...(percentOf(noShow) === null ? { noShow: statedFee(noShow, price) } : {}),
});
