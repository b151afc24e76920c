export {
  depositDays,
  depositOf,
  depositSpan,
  depositStates,
  isDepositOpen,
  whyNotTaken,
  type DepositDays,
  type DepositState,
  type SecurityDeposit,
} from '../src/deposit/deposit.ts';
export {
  lastDayToPay,
  leastDaysToCancel,
  restAskedFrom,
  restAskedOn,
  restDueOf,
  restLapsesAt,
  type RestDue,
} from '../src/deposit/rest-due.ts';
