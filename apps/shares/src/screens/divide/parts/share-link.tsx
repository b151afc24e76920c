import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { hidden, small } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import * as styles from '../divide.module.css';

/** The link of a share, to be copied or handed to another app; without a script it can be marked and copied by hand. */
export function ShareLink({ path, place }: { readonly path: string; readonly place: number }): ReactNode {
  const { site, origin } = usePage();
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'copied' | 'marked' | null>(null);
  const address = `${origin}${path}`;
  const send = async (): Promise<void> => {
    const url = new URL(path, window.location.href).href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: site.name, url });
      else {
        await navigator.clipboard.writeText(url);
        setState('copied');
      }
    } catch (failure) {
      // Who closes the sheet of apps wants nothing more.
      if (failure instanceof Error && failure.name === 'AbortError') return;
      field.current?.focus();
      field.current?.select();
      setState('marked');
    }
  };
  return (
    <div className={styles.link}>
      <input
        ref={field}
        className={styles.address}
        readOnly
        dir="ltr"
        value={address}
        aria-label={t`Link of share ${{ number: place }}`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button type="button" look="quiet" onClick={() => void send()}>
        {state === 'copied' ? <Trans>Copied</Trans> : <Trans>Send the link</Trans>}
      </Button>
      <span role="status" className={state === 'marked' ? small : hidden}>
        {state === 'copied' ? <Trans>The link is copied.</Trans> : null}
        {state === 'marked' ? (
          <Trans>This browser does not let us copy. The link is marked: copy it, and send it yourself.</Trans>
        ) : null}
      </span>
    </div>
  );
}
