import { inLanguage, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { TextLink } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import { useBooking } from '../booking-on-page.tsx';
import { JournalAct } from '../journal/journal-act.tsx';

/** Where somebody was faster, what that was, and who it was. */
export function ProblemMore() {
  const { model, problem } = useBooking();
  const [latest] = model.journal;
  return problem === 'changed' && latest !== undefined ? <JournalAct line={latest} /> : null;
}

/** The way on, where there is one: to sign in again, and back. */
export function ProblemAct() {
  const { locale } = usePage();
  const { model, problem } = useBooking();
  if (problem !== 'prove_again') return null;
  return (
    <TextLink href={inLanguage(deskUrl('signIn', {}, { to: model.here }), locale)}>
      <Trans>Sign in again</Trans>
    </TextLink>
  );
}
