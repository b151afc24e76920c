import { inLanguage, usePage } from '@latchkey/site';
import { TextLink } from '@latchkey/ui/button';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { Trans } from '@lingui/react/macro';
import { signInUrl } from '../../../session/sign-in-url.ts';
import { useBooking } from '../booking-on-page.tsx';

// What others did is told in the words of the journal, which are many: they come after the page.
const NewerAct = lazyPart(() =>
  import(/* webpackChunkName: "history" */ '../history/newer-act.island.tsx').then(({ NewerAct: part }) => part),
);

/** Where somebody was faster, what that was, and who it was. */
export const ProblemMore = () => <NewerAct />;

/** The way on, where there is one: to sign in again, and back. */
export function ProblemAct() {
  const { locale } = usePage();
  const { model, problem } = useBooking();
  if (problem !== 'prove_again') return null;
  return (
    <TextLink href={inLanguage(signInUrl(model.here), locale)}>
      <Trans>Sign in again</Trans>
    </TextLink>
  );
}
