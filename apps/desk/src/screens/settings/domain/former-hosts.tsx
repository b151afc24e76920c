import { Trans } from '@lingui/react/macro';
import type { OwnDomains } from '../model/domain.types.ts';
import { GiveUp } from './give-up.tsx';
import * as styles from './domain.module.css';

/** Addresses that were the hotel's own before: they lead on as long as their records stand. */
export function FormerHosts({ former }: Pick<OwnDomains, 'former'>) {
  if (former.length === 0) return null;
  return (
    <section aria-labelledby="former-hosts">
      <h2 id="former-hosts" className={styles.title}>
        <Trans>Your addresses before</Trans>
      </h2>
      <ul className={styles.former}>
        {former.map(({ host, state }) => (
          <li key={host}>
            <p>
              <bdi dir="ltr">{host}</bdi>{' '}
              {state === 'seen' ? (
                <Trans context="an address of before">leads on to where you are.</Trans>
              ) : (
                <Trans context="an address of before">no longer leads here.</Trans>
              )}
            </p>
            <GiveUp host={host} address={null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
