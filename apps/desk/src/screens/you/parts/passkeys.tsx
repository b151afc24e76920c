import { postAddress, useNavigation, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { PasskeyButton } from '../../../passkeys/passkey-button.tsx';
import { makePasskey } from '../../../passkeys/passkey-acts.ts';
import type { Passkey } from '../you.model.ts';
import * as styles from '../you.module.css';
import { Moment } from '../../../frame/moment.tsx';
import { ActionForm } from '../../../frame/action-form.tsx';

/** The person's passkeys, each with what it is on, and a new one on this device. */
export function Passkeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { go } = useNavigation();
  return (
    <section className={styles.section} aria-labelledby="passkeys-title">
      <h2 id="passkeys-title" className={styles.heading}>
        <Trans>Passkeys</Trans>
      </h2>
      {passkeys.length === 0 ? (
        <p className={styles.none}>
          <Trans>None yet. With one, your face, your finger or the code of this device opens the desk.</Trans>
        </p>
      ) : (
        <ul>
          {passkeys.map(({ passkeyId, name, createdAt, lastUsedAt }) => (
            <li key={passkeyId} className={styles.line}>
              <span>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <span className={styles.facts}>
                  {lastUsedAt === null ? (
                    <Trans>
                      made <Moment at={createdAt} />, not used yet
                    </Trans>
                  ) : (
                    <Trans>
                      last used <Moment at={lastUsedAt} />
                    </Trans>
                  )}
                </span>
              </span>
              <ActionForm action={postAddress('forget', locale)}>
                <input type="hidden" name="passkey" value={passkeyId} />
                <Button type="submit" look="quiet" size="small" aria-label={t`Forget the passkey: ${name}`}>
                  <Trans context="a passkey">Forget it</Trans>
                </Button>
              </ActionForm>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.make}>
        <PasskeyButton act={makePasskey} onDone={() => go(deskUrl('you', {}, { done: 'made' }), { replace: true })}>
          <Trans>Make a passkey on this device</Trans>
        </PasskeyButton>
      </div>
    </section>
  );
}
