import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { buttonClass } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { stateWords } from '../start.copy.ts';
import type { HousesModel } from '../start.model.ts';
import * as styles from './houses.module.css';

/** The houses that somebody has begun, each where it was left, and another. */
export function Houses({ starts }: Pick<HousesModel, 'starts'>) {
  const { i18n } = useLingui();
  return (
    <main id="main" className={styles.inner}>
      <h1 className={styles.title}>
        <Trans>Properties in progress</Trans>
      </h1>
      <ul className={styles.list}>
        {starts.map(({ hotelId, name, state }) => (
          <li key={hotelId} className={styles.line}>
            <SiteLink
              className={styles.name}
              to={
                state === 'live'
                  ? deskUrl('today', { hotelId })
                  : deskUrl('startStep', { house: hotelId, step: state === 'answers' ? 'rooms' : 'preview' })
              }
            >
              {name === '' ? <Trans>Unnamed property</Trans> : <bdi>{name}</bdi>}
            </SiteLink>
            <span className={styles.state}>{i18n._(stateWords[state])}</span>
          </li>
        ))}
      </ul>
      <SiteLink className={buttonClass({ look: 'quiet' })} to={deskUrl('start', {}, { new: '1' })}>
        <Trans>Set up another property</Trans>
      </SiteLink>
    </main>
  );
}
