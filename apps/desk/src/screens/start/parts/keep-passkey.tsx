import { soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useHasScript } from '../../../frame/use-has-script.ts';
import { makePasskey } from '../../../passkeys/passkey-acts.ts';
import { PasskeyButton } from '../../../passkeys/passkey-button.tsx';
import * as styles from './keep-passkey.module.css';

/** A passkey is offered, so that the next time needs no mail; it can be put off. */
export function KeepPasskey() {
  const hasScript = useHasScript();
  const [isMade, setMade] = useState(false);
  if (!hasScript) return null;
  return (
    <section className={styles.offer}>
      {isMade ? (
        <p role="status">
          <Trans>This device has your passkey now: it opens the desk next time.</Trans>
        </p>
      ) : (
        <>
          <p className={soft}>
            <Trans>Next time without email: save a passkey on this device. You can also do this later.</Trans>
          </p>
          <PasskeyButton act={makePasskey} onDone={() => setMade(true)} look="quiet" size="small">
            <Trans>Keep a passkey</Trans>
          </PasskeyButton>
        </>
      )}
    </section>
  );
}
