import type { ReactNode } from 'react';
import { EarlyDeparture } from './check-out/early-departure.tsx';
import { LeavingMatter } from './check-out/leaving-matter.tsx';
import { SettlingTag } from './check-out/settling-tag.tsx';
import { withHistoryWords } from './history-words.ts';

/** The matter of a departure: why a press was refused, nights that are left, the account and the deposit. */
export const CheckOut = withHistoryWords(({ problem }: { readonly problem: ReactNode }) => (
  <LeavingMatter problem={problem}>
    <EarlyDeparture />
  </LeavingMatter>
));

/** Who gives what to whom, and the press that settles it and checks the guest out. */
export const SettleTag = withHistoryWords(SettlingTag);
