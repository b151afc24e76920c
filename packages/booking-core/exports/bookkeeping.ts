export type * from '../src/bookkeeping/bookkeeping.types.ts';
export {
  accountOf,
  charts,
  keysOf,
  unmappedOf,
  type Chart,
  type ChartOfHouse,
  type OwnAccount,
} from '../src/bookkeeping/accounts.ts';
export { guestsAccount } from '../src/bookkeeping/account-key.ts';
export { drawerEntries, type DayDrawers } from '../src/bookkeeping/drawer-entries.ts';
export { entriesOfStay } from '../src/bookkeeping/entries-of-stay.ts';
export { extfBatch, isExtfCode } from '../src/bookkeeping/extf/booking-batch.ts';
export { neutralJournal } from '../src/bookkeeping/neutral-journal.ts';
export { postingsOf } from '../src/bookkeeping/postings-of.ts';
export { type RateShare } from '../src/bookkeeping/rate-shares.ts';
export { type EnteredRevenue, type EnteredAdvance, type StayAccount } from '../src/bookkeeping/stay-account.ts';
export { sharesOfNight, sharesOfPosted } from '../src/bookkeeping/shares-of-charges.ts';
