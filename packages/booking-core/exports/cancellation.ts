export type * from '../src/cancellation/cancellation.types.ts';
export { feeAt, freeUntil, lastFeeOf, noShowFeeOf, type CancellationTerms } from '../src/cancellation/fee-at.ts';
export {
  checkInDayFeeOf,
  feeIn,
  feeSumOf,
  isFree,
  isSameFee,
  isWhole,
  noShowFeeIn,
  percentOf,
  statedFee,
  wholeFee,
  type SomePenalties,
} from '../src/cancellation/fee.ts';
export { stayPriceOf } from '../src/pricing/stay-price.ts';
export { strictestTiers } from '../src/cancellation/strictest-tiers.ts';
export { freeOfChargeUntil } from '../src/cancellation/free-of-charge-until.ts';
export { isBefore, type Arrival, type WallClock } from '../src/clock/wall-clock.ts';
export { penaltiesOfPlan, strictestPenalties } from '../src/cancellation/strictest-penalties.ts';
export { cancellationSteps, type CancellationStep } from '../src/cancellation/cancellation-steps.ts';
export { usualPolicies } from '../src/cancellation/usual-policies.ts';
