import { Notice } from '@latchkey/ui/notice';
import { useLingui } from '@lingui/react/macro';
import { problemWords } from '../booking.copy.ts';
import { useBooking } from '../booking-on-page.tsx';
import { ProblemAct, ProblemMore } from './problem-more.tsx';

/** Why the last press was not taken. An open panel says it itself: on a phone it lies over the page. */
export function ProblemNotice() {
  const { i18n } = useLingui();
  const { model, problem } = useBooking();
  if (problem === null || (model.opened !== null && model.opened !== 'more')) return null;
  return (
    <Notice tone="bad" role="alert" title={i18n._(problemWords[problem])} act={<ProblemAct />}>
      <ProblemMore />
    </Notice>
  );
}
