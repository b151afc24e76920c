import type { Report } from '@latchkey/api-contract/types';
import { weekdayOf } from '@latchkey/booking-core/dates';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { ReportsModel } from '../reports.model.ts';
import * as styles from '../reports.module.css';
import { spanSaid } from '../sheets/cells.ts';

type Night = NonNullable<Report['sales']>['nights'][number];

/** Nights that fit beside each other as strokes; a longer period has its parts, each by its mean night. */
const mostDrawn = 62;
/** Of so many rooms each is a stroke that can be told from the next; a larger house has one for several. */
const mostStrokes = 30;

/** Rooms sold by night: a stroke for each, thick where it was sold directly, thin where somebody stands between. */
export function NightDrawing({ report, before }: { readonly report: Report; readonly before: ReportsModel['before'] }) {
  const { locale } = usePage();
  const { t } = useLingui();
  const { sales, today } = report;
  if (sales === undefined) return null;
  const isByNight = sales.nights.length <= mostDrawn;
  const bars = (isByNight ? sales.nights : sales.groups).map(meanOf);
  const rooms = Math.max(1, ...bars.map(({ available, sold }) => Math.max(available, sold)));
  const former = isByNight && (before?.total.sold ?? 0) > 0 ? (before?.nights ?? []) : [];
  const each = Math.ceil(rooms / mostStrokes);
  const size = { '--rooms': Math.ceil(rooms / each), '--bars': bars.length } as CSSProperties;
  return (
    <section aria-labelledby="drawing-title" className={styles.drawing}>
      <h2 id="drawing-title" className={styles.subtitle}>
        <Trans>Rooms sold by night</Trans>
      </h2>
      <div className={styles.month} style={size}>
        <div className={styles.axis} aria-hidden="true">
          <span>{rooms}</span>
          <span>{Math.round(rooms / 2)}</span>
          <span>0</span>
        </div>
        {bars.map((bar, at) => {
          const [night, { sold, available, direct }] = [spanSaid(bar, locale), bar];
          const said = t`${night}: ${sold} of ${available} sold, ${direct} direct`;
          return (
            <div
              key={bar.from}
              className={cx(
                styles.night,
                isByNight && weekdayOf(bar.from) >= 6 && styles.weekend,
                bar.from >= today && styles.ahead,
              )}
              style={inColumn(at)}
              role="img"
              aria-label={said}
              title={said}
            >
              <i className={styles.direct} style={strokes(direct / each, 0)} />
              <i className={styles.through} style={strokes((sold - direct) / each, direct / each)} />
              {former[at] === undefined ? null : (
                <u className={styles.former} style={strokes(0, former[at].sold / each)} />
              )}
            </div>
          );
        })}
        {bars.map((bar, at) => (
          <span
            key={bar.from}
            className={cx(styles.date, (at % 7 === 0 || !isByNight) && styles.shown, bar.from === today && styles.now)}
            style={inColumn(at)}
            aria-hidden="true"
          >
            {isByNight ? Number(bar.from.slice(8)) : `${Number(bar.from.slice(8))}.${Number(bar.from.slice(5, 7))}.`}
          </span>
        ))}
      </div>
      <ul className={styles.legend}>
        <li className={styles.sign}>
          <i className={cx(styles.mark, styles.direct)} />
          {each === 1 ? <Trans>a room sold direct</Trans> : <Trans>{each} rooms sold direct</Trans>}
        </li>
        <li className={styles.sign}>
          <i className={cx(styles.mark, styles.through)} />
          <Trans>through others</Trans>
        </li>
        <li className={styles.sign}>
          <i className={cx(styles.mark, styles.direct, styles.pale)} />
          <Trans>on the books, from today</Trans>
        </li>
        {former.length === 0 ? null : (
          <li className={styles.sign}>
            <i className={cx(styles.mark, styles.line)} />
            <Trans>last year</Trans>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The mean night of a part, in whole rooms; of one night itself. */
function meanOf({ from, to, sold, direct, available }: Night) {
  const nights = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1);
  const mean = (sum: number): number => Math.round(sum / nights);
  return { from, to, sold: mean(sold), direct: Math.min(mean(direct), mean(sold)), available: mean(available) };
}

/** The first column is the axis. */
const inColumn = (at: number): CSSProperties => ({ gridColumn: at + 2 });

const strokes = (rooms: number, above: number): CSSProperties =>
  ({ '--strokes': Math.max(0, Math.round(rooms)), '--above': Math.round(above) }) as CSSProperties;
