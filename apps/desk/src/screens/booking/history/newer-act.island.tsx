import { useBooking } from '../booking-on-page.tsx';
import { JournalAct } from './journal-act.tsx';
import { withHistoryWords } from './history-words.ts';

/** Where somebody was faster, what that was, and who it was. */
export const NewerAct = withHistoryWords(() => {
  const { model, problem } = useBooking();
  const [latest] = model.journal;
  return problem === 'changed' && latest !== undefined ? <JournalAct line={latest} /> : null;
});
