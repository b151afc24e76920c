import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '../../../frame/action-form.tsx';
import { roleNames } from '../../../frame/role.copy.ts';
import type { StaffSession } from '../../../session/staff-session.ts';
import { Invitations } from '../../../frame/invitations.tsx';
import * as styles from '../you.module.css';

/** Where the person works and is invited to, and the way out of each. */
export function OwnWork({ session: { hotels, invitations = [] } }: { readonly session: StaffSession }) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  return (
    <section className={styles.section} aria-labelledby="work-title">
      <h2 id="work-title" className={styles.heading}>
        <Trans>Where you work</Trans>
      </h2>
      {invitations.length === 0 ? null : <Invitations invitations={invitations} />}
      <ul>
        {hotels.map(({ hotelId, name, role }) => (
          <li key={hotelId} className={styles.line}>
            <span>
              <b>
                <bdi>{name}</bdi>
              </b>
              <span className={styles.facts}>{i18n._(roleNames[role])}</span>
            </span>
            <details>
              <summary className={styles.opener} aria-label={t`Leave ${name}`}>
                <Trans context="a hotel where somebody works">Leave</Trans>
              </summary>
              <p className={styles.facts}>
                <Trans>Your access and the API keys that you made end immediately.</Trans>
              </p>
              <ActionForm action={postAddress('leave', locale)}>
                <input type="hidden" name="hotel" value={hotelId} />
                <Button type="submit" look="destructive" size="small">
                  <Trans>Leave {name}</Trans>
                </Button>
              </ActionForm>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
