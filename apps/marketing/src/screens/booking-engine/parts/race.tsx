import { formatDate } from '@latchkey/format/date';
import { formatNumber } from '@latchkey/format/number';
import { parseLocalDate } from '@latchkey/booking-core/dates';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { hidden, lead, soft, tiny, wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { recordedRaces, type RaceRun } from '../../../proofs/recorded-races.ts';
import * as styles from './race.module.css';

const { races, recordedOn, database, slowest } = recordedRaces;

/** Two guests, one room, the same moment, again and again: what the engine answered, drawn to time. */
export function Race() {
  const { locale } = usePage();
  const date = parseLocalDate(recordedOn);
  const recorded = date === null ? recordedOn : formatDate(date, locale, 'full');
  const count = races.length;
  return (
    <section className={cx(wrap, styles.race)} aria-labelledby="race">
      <div className={styles.head}>
        <h2 id="race">
          <Trans>One room left, two guests, the same moment.</Trans>
        </h2>
        <p className={lead}>
          <Trans>
            Two guests asked for the last room at the same moment, {count} times. The longer a line, the longer that
            guest waited for an answer: a key, or “sold out”. {count} rooms sold, none twice.
          </Trans>
        </p>
      </div>
      <ol className={styles.field}>
        {races.map((runs, place) => (
          <li key={runs.map(({ answered }) => answered).join(' ')}>
            <span className={hidden}>
              <Trans context="a race of two guests">Race {place + 1}</Trans>
            </span>
            {runs.map((run) => (
              <Run key={run.answered} run={run} />
            ))}
          </li>
        ))}
      </ol>
      <p className={cx(tiny, soft)}>
        <Trans>
          Recorded on {recorded} with {database}, over HTTP, the way a guest’s browser asks. Afterwards every room of
          every night was counted: none was sold twice.
        </Trans>
      </p>
    </section>
  );
}

function Run({ run: { answered, outcome } }: { readonly run: RaceRun }) {
  const { locale } = usePage();
  const { t } = useLingui();
  const time = formatNumber(answered, locale, { least: 1 });
  const said = outcome === 'held' ? t`Room held after ${time} ms` : t`Told “sold out” after ${time} ms`;
  return (
    <span
      className={cx(styles.run, outcome === 'held' && styles.held)}
      style={{ '--share': answered / slowest } as CSSProperties}
    >
      <span className={hidden}>{said}</span>
    </span>
  );
}
