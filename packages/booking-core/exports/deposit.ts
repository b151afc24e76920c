export {
  depositDays,
  depositOf,
  depositSpan,
  depositStates,
  isDepositOpen,
  mostNightsHeld,
  whyNotTaken,
  type DepositDays,
  type DepositState,
  type SecurityDeposit,
} from '../src/deposit/deposit.ts';
