import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { addDays, daysBetween, type LocalDate } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { soft } from '@latchkey/ui/text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NightRead, NightsRead, SeasonBar } from '../model/nights.types.ts';
import * as styles from './nights-panel.module.css';

/** Months are drawn as long as they are. */
const monthsFrom = (from: LocalDate): readonly { readonly first: LocalDate; readonly days: number }[] => {
  const months: { first: LocalDate; days: number }[] = [];
  for (let first = from; months.length < 12;) {
    const next = `${addDays(first, 31).slice(0, 8)}01` as LocalDate;
    months.push({ first, days: daysBetween(first, next) });
    first = next;
  }
  return months;
};

/** The year as the draft has it: its seasons drawn, and what guests will read of nights that differ. */
export function NightsPanel({ nights, currency }: { readonly nights: NightsRead; readonly currency: CurrencyCode }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { guests } = nights;
  const who = t`${plural(guests, { one: '# guest', other: '# guests' })}`;
  const what = withCommas([nights.room, nights.plan, who], locale);
  return (
    <section className={styles.panel} aria-label={t`What guests will see`} aria-live="polite">
      {nights.bars.length === 0 ? null : (
        <div aria-hidden="true">
          <div className={styles.bars}>
            {nights.bars.map((bar) => (
              <Bar key={`${bar.name} ${bar.start}`} bar={bar} />
            ))}
          </div>
          <div className={styles.months}>
            {monthsFrom(nights.from).map(({ first, days }) => (
              <span key={first} style={{ flexGrow: days }}>
                <i>{formatDate(first, locale, 'day').replace(/^\S+ /, '')}</i>
              </span>
            ))}
          </div>
        </div>
      )}
      <p className={styles.caption}>
        <b>
          <Trans>What guests will see</Trans>
        </b>{' '}
        <span className={soft}>
          <Trans>{what}: price a night, before taxes that are added</Trans>
        </span>
      </p>
      <ul className={styles.nights}>
        {nights.nights.map((night) => (
          <Night key={night.date} night={night} currency={currency} />
        ))}
      </ul>
    </section>
  );
}

/** A shorter bar, in percent of the year, has no room for a name: the list below has it. */
const leastNamed = 7;

const turnStyles = { up: styles.up, down: styles.down, same: styles.same } as const;

function Bar({ bar: { name, turn, start, length } }: { readonly bar: SeasonBar }) {
  return (
    <span
      className={cx(styles.bar, turnStyles[turn])}
      style={{ insetInlineStart: `${start}%`, inlineSize: `${length}%` }}
    >
      {length < leastNamed ? null : <bdi>{name}</bdi>}
    </span>
  );
}

function Night({ night, currency }: { readonly night: NightRead; readonly currency: CurrencyCode }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { date, seasons, price, minStay, closedToArrival } = night;
  const stay = t`${plural(minStay, { one: '# night', other: '# nights' })}`;
  return (
    <li>
      <span>{formatDate(date, locale, 'short-year')}</span>
      <b>{formatMoney(price, currency, locale)}</b>
      <span className={soft}>
        {seasons.length === 0 ? <Trans>No season</Trans> : <bdi>{withCommas(seasons, locale)}</bdi>}
      </span>
      {closedToArrival ? (
        <span className={soft}>
          <Trans>No arrival on this day</Trans>
        </span>
      ) : minStay > 1 ? (
        <span className={soft}>
          <Trans>Arriving then: at least {stay}</Trans>
        </span>
      ) : null}
    </li>
  );
}
