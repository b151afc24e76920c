import { cx } from '@latchkey/ui/cx';
import { lead, soft, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { LiveHotel } from '../../../live/live-hotel.ts';
import type { ConciergeTalk } from '../sales-concierge.model.ts';
import { InFourLanguages } from './in-four-languages.tsx';
import * as styles from './night.module.css';

interface NightProps {
  readonly hotel: LiveHotel | null;
  readonly talks: readonly ConciergeTalk[];
}

/** The page at night: what the concierge is, and what it answered. */
export const Night = ({ hotel, talks }: NightProps) => (
  <section className={styles.night} data-ground="brand">
    <div className={cx(wrap, styles.columns)}>
      <div className={styles.said}>
        <h1>
          <Trans>It answers at three in the morning.</Trans>
        </h1>
        <p className={cx(lead, soft)}>
          <Trans>
            On your hotel’s pages the concierge answers with the words that you wrote, in the guest’s language. It never
            guesses: where you have written nothing, it hands over to a person.
          </Trans>
        </p>
      </div>
      {hotel === null || talks.length === 0 ? null : <InFourLanguages hotel={hotel} talks={talks} />}
    </div>
  </section>
);
