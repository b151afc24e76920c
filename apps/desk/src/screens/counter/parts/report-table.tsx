import { useId } from 'react';
import * as styles from '../counter.module.css';

type Row = readonly [name: string, figure: string];

/** A table of a day's report: names and figures, with their sum. */
export function ReportTable({
  title,
  rows,
  total,
}: {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly total?: Row;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.table}>
      <h3 id={titleId} className={styles.subtitle}>
        {title}
      </h3>
      <dl className={styles.sums}>
        {rows.map(([name, figure], at) => (
          <div key={at}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <bdi>{figure}</bdi>
            </dd>
          </div>
        ))}
        {total === undefined ? null : (
          <div className={styles.total}>
            <dt>{total[0]}</dt>
            <dd>
              <bdi>{total[1]}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
