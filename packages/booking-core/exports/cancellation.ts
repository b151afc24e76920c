export type * from '../src/cancellation/cancellation.types.ts';
export {
  feePercentAt,
  freeUntil,
  noShowPercentOf,
  strictestTiers,
  type CancellationTerms,
} from '../src/cancellation/fee-percent.ts';
export { freeOfChargeUntil, isBefore, type Arrival, type WallClock } from '../src/cancellation/wall-clock.ts';
export { cancellationSteps, type CancellationStep } from '../src/cancellation/cancellation-steps.ts';
