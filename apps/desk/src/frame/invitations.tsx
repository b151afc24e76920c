import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from './action-form.tsx';
import { roleNames } from './role.copy.ts';
import type { StaffHotel } from '../session/staff-session.ts';
import * as styles from './invitations.module.css';

/** Hotels that invite somebody, who belongs to none of them before pressing that he does. It needs no script. */
export function Invitations({ invitations }: { readonly invitations: readonly StaffHotel[] }) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  return (
    <ul aria-label={t`Invitations`}>
      {invitations.map(({ hotelId, name, city, role }) => (
        <li key={hotelId} className={styles.line}>
          <span>
            <b>
              <bdi>{name}</bdi>
            </b>
            <span className={styles.facts}>
              <bdi>{city}</bdi> · {i18n._(roleNames[role])}
            </span>
          </span>
          <span className={styles.acts}>
            <ActionForm action={postAddress('accept', locale)}>
              <input type="hidden" name="hotel" value={hotelId} />
              <Button type="submit" size="small" aria-label={t`Accept the invitation from ${name}`}>
                <Trans context="an invitation">Accept</Trans>
              </Button>
            </ActionForm>
            <ActionForm action={postAddress('decline', locale)}>
              <input type="hidden" name="hotel" value={hotelId} />
              <Button type="submit" look="quiet" size="small" aria-label={t`Decline the invitation from ${name}`}>
                <Trans context="an invitation">Decline</Trans>
              </Button>
            </ActionForm>
          </span>
        </li>
      ))}
    </ul>
  );
}
