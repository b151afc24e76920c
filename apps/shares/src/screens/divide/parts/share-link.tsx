import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { hidden } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import * as styles from '../divide.module.css';

/** The link of a share, to be copied or handed to another app; without a script it can be marked and copied by hand. */
export function ShareLink({ path, place }: { readonly path: string; readonly place: number }): ReactNode {
  const { site, origin } = usePage();
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const address = `${origin}${path}`;
  const send = async (): Promise<void> => {
    const url = new URL(path, window.location.href).href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: site.name, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // Who closes the sheet of apps, or allows no copying, has the address in its field.
    }
  };
  return (
    <div className={styles.link}>
      <input
        className={styles.address}
        readOnly
        dir="ltr"
        value={address}
        aria-label={t`Link of share ${{ number: place }}`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button type="button" look="quiet" onClick={() => void send()}>
        {isCopied ? <Trans>Copied</Trans> : <Trans>Send the link</Trans>}
      </Button>
      <span role="status" className={hidden}>
        {isCopied ? <Trans>The link is copied.</Trans> : null}
      </span>
    </div>
  );
}
