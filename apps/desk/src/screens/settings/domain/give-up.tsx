import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { chevronDown } from '@latchkey/ui/icons';
import { Trans } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import * as styles from './domain.module.css';

/** Gives an address up, after what that does is said. */
export function GiveUp({ host, address }: { readonly host: string; readonly address: string | null }) {
  const { locale } = usePage();
  return (
    <details className={styles.more}>
      <summary className={styles.opener}>
        <Trans>
          Give <bdi dir="ltr">{host}</bdi> up
        </Trans>
        <Icon icon={chevronDown} className={styles.chevron} />
      </summary>
      <p>
        {address === null ? (
          <Trans>
            <bdi dir="ltr">{host}</bdi> stops redirecting here immediately.
          </Trans>
        ) : (
          <Trans>
            <bdi dir="ltr">{host}</bdi> stops working immediately. Guests find you at your previous address.
          </Trans>
        )}
      </p>
      <ActionForm action={postAddress('remove-domain', locale)}>
        <input type="hidden" name="host" value={host} />
        <Button type="submit" look="quiet">
          <Trans context="an address of the hotel’s own">Give it up</Trans>
        </Button>
      </ActionForm>
    </details>
  );
}
