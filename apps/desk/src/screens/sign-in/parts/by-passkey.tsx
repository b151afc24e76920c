import { useNavigation } from '@latchkey/site';
import { Trans } from '@lingui/react/macro';
import { PasskeyButton } from '../../../passkeys/passkey-button.tsx';
import { signInByPasskey } from '../../../passkeys/passkey-acts.ts';
import { ownDeskPath } from '../../../session/own-desk-path.ts';

/** Signs in by the passkey of this device, and leads on to the page that was wanted. */
export function ByPasskey({ to }: { readonly to: string }) {
  const { go } = useNavigation();
  return (
    <PasskeyButton act={signInByPasskey} onDone={() => go(ownDeskPath(to))} look="ink">
      <Trans>Sign in with a passkey</Trans>
    </PasskeyButton>
  );
}
