import { TextButton } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import { useHasScript } from '../../../frame/use-has-script.ts';
import { useClipboard } from '../../../parts/clipboard/use-clipboard.ts';
import * as styles from './preview-page.module.css';

/** Copies the link of a preview; where the browser does not let it, the link stands there to be copied by hand. */
export function CopyLink({ url }: { readonly url: string }) {
  const hasScript = useHasScript();
  const { isCopied, copy } = useClipboard(url);
  if (!hasScript) return null;
  return (
    <p role="status">
      {isCopied === false ? (
        <bdi dir="ltr" className={styles.address}>
          {url}
        </bdi>
      ) : (
        <TextButton onClick={copy}>
          {isCopied === true ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}
        </TextButton>
      )}
    </p>
  );
}
