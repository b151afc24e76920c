import { inLanguage, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { TextLink } from '@latchkey/ui/button';
import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { problemWords } from '../booking.copy.ts';
import { useBooking } from '../booking-on-page.tsx';
import { JournalAct } from '../journal/journal-act.tsx';

/** Why the last press was not taken; where somebody was faster, what that was. An open panel says it itself. */
export function ProblemNotice() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { model, problem } = useBooking();
  if (problem === null) return null;
  const [latest] = model.journal;
  const isOpen = model.opened !== null && model.opened !== 'more';
  if (isOpen && problem !== 'changed' && problem !== 'prove_again') return null;
  return (
    <Notice
      tone="bad"
      role={isOpen ? undefined : 'alert'}
      title={i18n._(problemWords[problem])}
      act={
        problem === 'prove_again' ? (
          <TextLink href={inLanguage(deskUrl('signIn', {}, { to: model.here }), locale)}>
            <Trans>Sign in again</Trans>
          </TextLink>
        ) : null
      }
    >
      {problem === 'changed' && latest !== undefined ? <JournalAct line={latest} /> : null}
    </Notice>
  );
}
