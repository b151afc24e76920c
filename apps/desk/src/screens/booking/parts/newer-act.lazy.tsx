import { useBooking } from '../booking-on-page.tsx';
import { JournalAct } from '../journal/journal-act.tsx';

/** Where somebody was faster, what that was, and who it was. */
export function NewerAct() {
  const { model, problem } = useBooking();
  const [latest] = model.journal;
  return problem === 'changed' && latest !== undefined ? <JournalAct line={latest} /> : null;
}
