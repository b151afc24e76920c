import { formatMoney } from '@latchkey/format/money';
import { formatPercent } from '@latchkey/format/number';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { hung, hungTag } from '@latchkey/ui/hung-tag';
import { small } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Start } from '../start.model.ts';
import * as styles from './proposal-tag.module.css';

/** The house on its tag, and below it what is proposed for where it is, with source and date. */
export function ProposalTag({ start: { answers, proposal } }: { readonly start: Start }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { house, terms } = answers;
  if (house === null || house.name === '') return null;
  return (
    <div className={cx(hung, styles.hang)}>
      <div className={cx(hungTag, styles.tag)}>
        <p className={small}>
          <bdi>{house.city}</bdi>
        </p>
        <p className={styles.name}>
          <bdi>{house.name}</bdi>
        </p>
      </div>
      {proposal === null ? null : (
        <div className={styles.slip}>
          <dl className={styles.facts}>
            <Fact name={t`Currency`}>
              <bdi>{proposal.currency}</bdi>
            </Fact>
            <Fact name={t`Time zone`}>
              <bdi dir="ltr">{proposal.timeZone.replaceAll('_', ' ')}</bdi>
            </Fact>
            <Fact name={t`Check-in, check-out`}>
              {formatTime((terms?.checkIn ?? proposal.checkIn) as never, locale)},{' '}
              {formatTime((terms?.checkOut ?? proposal.checkOut) as never, locale)}
            </Fact>
            {proposal.taxes.map(({ id, name, kind, amount, isInPrice }) => (
              <Fact
                key={id}
                name={<bdi>{name}</bdi>}
                note={isInPrice ? t`In the price` : t`On top of the price`}
                isOff={terms?.hasProposedTaxes === false}
              >
                <bdi>
                  {kind === 'percentage'
                    ? formatPercent(amount, locale)
                    : formatMoney(amount, proposal.currency, locale)}
                </bdi>
              </Fact>
            ))}
          </dl>
          <Source source={proposal.source} />
        </div>
      )}
    </div>
  );
}

function Fact({
  name,
  note,
  isOff = false,
  children,
}: {
  readonly name: ReactNode;
  readonly note?: string;
  readonly isOff?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={cx(styles.fact, isOff ? styles.off : undefined)}>
      <dt>
        {name}
        {note === undefined ? null : <small className={styles.note}>{note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where the taxes were found, and since when they hold: no advice, and said so. */
function Source({ source }: Pick<NonNullable<Start['proposal']>, 'source'>) {
  if (source === null)
    return (
      <p className={styles.source}>
        <Trans>
          We have no taxes on file for this place. Ask your local authority which ones apply, and add them in Settings
          before you open.
        </Trans>
      </p>
    );
  return (
    <details className={styles.source}>
      <summary>
        <Trans>
          Proposed as in <bdi>{source.place}</bdi>. Source and date
        </Trans>
      </summary>
      <p lang="en" dir="ltr">
        {source.url === null ? (
          source.source
        ) : (
          <a href={source.url} rel="noreferrer" target="_blank">
            {source.source}
          </a>
        )}
        . {source.holds}.
      </p>
      <p>
        <Trans>This is not legal advice. Please check with your local authority.</Trans>
      </p>
    </details>
  );
}
