import { inLanguage, useNavigation, usePage } from '@latchkey/site';
import { TextLink } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import { signInUrl } from '../session/sign-in-url.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { signInByPasskey } from './passkey-acts.ts';

/** How somebody who signed in a while ago proves who is at the desk: by the passkey here and now, or at the door. */
export function ProveAgain({ here }: { readonly here: string }) {
  const { locale } = usePage();
  const { go } = useNavigation();
  return (
    <>
      <PasskeyButton act={signInByPasskey} onDone={() => go(here, { replace: true })} look="quiet" size="small">
        <Trans>Prove it by your passkey</Trans>
      </PasskeyButton>
      <TextLink href={inLanguage(signInUrl(here), locale)}>
        <Trans>Sign in again</Trans>
      </TextLink>
    </>
  );
}
