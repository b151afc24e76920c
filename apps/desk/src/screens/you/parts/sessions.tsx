import { postAddress, usePage } from '@latchkey/site';
import { Badge } from '@latchkey/ui/badge';
import { Button } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenSession } from '../you.model.ts';
import * as styles from '../you.module.css';
import { Moment } from '../../../frame/moment.tsx';
import { ActionForm } from '../../../frame/action-form.tsx';

/** Every browser in which the person is signed in, and the way out of each other one. */
export function Sessions({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <section className={styles.section} aria-labelledby="sessions-title">
      <h2 id="sessions-title" className={styles.heading}>
        <Trans>Where you are signed in</Trans>
      </h2>
      <ul>
        {sessions.map(({ sessionId, device, lastUsedAt, isThisOne }) => (
          <li key={sessionId} className={styles.line}>
            <span>
              <b>
                <bdi>{device}</bdi>
              </b>
              <span className={styles.facts}>
                <Trans>
                  last used <Moment at={lastUsedAt} />
                </Trans>
              </span>
            </span>
            {isThisOne ? (
              <Badge>
                <Trans>this browser</Trans>
              </Badge>
            ) : (
              <ActionForm action={postAddress('end', locale)}>
                <input type="hidden" name="session" value={sessionId} />
                <Button type="submit" look="quiet" size="small" aria-label={t`Sign out there: ${device}`}>
                  <Trans>Sign out there</Trans>
                </Button>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
