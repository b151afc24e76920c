import type { OwnGateway } from '@latchkey/booking-core/gateways';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { chevronDown } from '@latchkey/ui/icons';
import { Trans } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import * as styles from './payment.module.css';

/** Has the keys of an account forgotten, after what that does is said; not while guests pay by it. */
export function RemoveKeys({ gateway, isNamed }: { readonly gateway: OwnGateway; readonly isNamed: boolean }) {
  const { locale } = usePage();
  return (
    <details className={styles.more}>
      <summary className={styles.opener}>
        <Trans>Forget the keys</Trans>
        <Icon icon={chevronDown} className={styles.chevron} />
      </summary>
      {isNamed ? (
        <p>
          <Trans>
            Guests pay through this account, or the draft uses it. First choose who takes online payments, and publish
            that.
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              After that, this account can no longer be used here. Money it has taken can only be refunded there.
            </Trans>
          </p>
          <ActionForm action={postAddress('remove-keys', locale)} className={styles.press}>
            <input type="hidden" name="gateway" value={gateway} />
            <Button type="submit" look="quiet">
              <Trans context="keys of an account">Forget them</Trans>
            </Button>
          </ActionForm>
        </>
      )}
    </details>
  );
}
