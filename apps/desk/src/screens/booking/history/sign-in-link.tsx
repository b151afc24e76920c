import { inLanguage, usePage } from '@latchkey/site';
import { buttonClass } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import { signInUrl } from '../../../session/sign-in-url.ts';
import * as styles from './by-link.module.css';

/** To sign in, and on to the booking; to the person's hotels where none is known. */
export function SignInLink({ to }: { readonly to: string | null }) {
  const { locale } = usePage();
  return (
    <a className={buttonClass({ look: 'quiet' }, styles.signIn)} href={inLanguage(signInUrl(to ?? ''), locale)}>
      {to === null ? <Trans>Sign in</Trans> : <Trans>Sign in to this booking</Trans>}
    </a>
  );
}
