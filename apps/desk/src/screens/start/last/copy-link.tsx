import { TextButton } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useHasScript } from '../../../frame/use-has-script.ts';
import * as styles from './preview-page.module.css';

/** Copies the link of a preview; where the browser does not let it, the link stands there to be copied by hand. */
export function CopyLink({ url }: { readonly url: string }) {
  const hasScript = useHasScript();
  const [copied, setCopied] = useState<boolean | null>(null);
  if (!hasScript) return null;
  const copy = (): void => {
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <p role="status">
      {copied === false ? (
        <bdi dir="ltr" className={styles.address}>
          {url}
        </bdi>
      ) : (
        <TextButton onClick={copy}>{copied === true ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}</TextButton>
      )}
    </p>
  );
}
