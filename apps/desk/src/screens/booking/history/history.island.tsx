import { Journal } from './journal.tsx';
import { Sent } from './sent.tsx';
import { withHistoryWords } from './history-words.ts';

/** What was written to the guest and what has happened, far down: nothing there is filled in. */
export const BookingHistory = withHistoryWords(() => (
  <>
    <Sent />
    <Journal />
  </>
));
