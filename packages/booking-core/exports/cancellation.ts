export type * from '../src/cancellation/cancellation.types.ts';
export { feePercentAt, freeUntil, strictestTiers, type CancellationTerms } from '../src/cancellation/fee-percent.ts';
export {
  freeOfChargeUntil,
  isBefore,
  wallClockBefore,
  type Arrival,
  type WallClock,
} from '../src/cancellation/wall-clock.ts';
