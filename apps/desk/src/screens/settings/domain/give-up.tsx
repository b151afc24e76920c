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
            Whoever comes to <bdi dir="ltr">{host}</bdi> is not led here any more, at once.
          </Trans>
        ) : (
          <Trans>
            Whoever comes to <bdi dir="ltr">{host}</bdi> finds nothing any more, at once. Guests find you where they did
            before.
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
