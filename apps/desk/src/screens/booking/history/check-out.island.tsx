import { EarlyDeparture } from './check-out/early-departure.tsx';
import { LeavingMatter } from './check-out/leaving-matter.tsx';
import { SettlingTag } from './check-out/settling-tag.tsx';
import { withHistoryWords } from './history-words.ts';

/** What is to be known before a guest leaves: nights that are left, the account, and what is held. */
export const CheckOut = withHistoryWords(() => (
  <LeavingMatter>
    <EarlyDeparture />
  </LeavingMatter>
));

/** Who gives what to whom, and the press that settles it and checks the guest out. */
export const SettleTag = withHistoryWords(SettlingTag);
