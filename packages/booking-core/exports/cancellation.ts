export type * from '../src/cancellation/cancellation.types.ts';
export {
  feePercentAt,
  freeUntil,
  noShowPercentOf,
  strictestTiers,
  type CancellationTerms,
} from '../src/cancellation/fee-percent.ts';
export { freeOfChargeUntil } from '../src/cancellation/free-of-charge-until.ts';
export { isBefore, type Arrival, type WallClock } from '../src/clock/wall-clock.ts';
export { strictestPenalties } from '../src/cancellation/strictest-penalties.ts';
export { cancellationSteps, type CancellationStep } from '../src/cancellation/cancellation-steps.ts';
export { usualPolicies } from '../src/cancellation/usual-policies.ts';
