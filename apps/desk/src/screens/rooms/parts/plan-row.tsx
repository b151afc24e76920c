import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import { Icon } from '@latchkey/ui/icon';
import { cx } from '@latchkey/ui/cx';
import { wrench } from '@latchkey/ui/icons';
import { hidden } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, Suspense } from 'react';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { covers } from '../plan/lay-out.ts';
import type { PlanRow } from '../plan/plan.types.ts';
import { unitStateIcons, unitStateNames } from '../rooms.copy.ts';
import { BarOnPlan } from './bar.tsx';
import { EmptyCell } from './empty-cell.tsx';
import * as styles from './tape.module.css';

interface LineProps {
  readonly row: PlanRow;
  readonly hotelId: number;
  readonly from: LocalDate;
  readonly today: LocalDate;
  /** The empty day that the keyboard stands on; null where it stands on none of this line. */
  readonly cursor: number | null;
}

/**
 * A line of the plan: a room by its number, or those who have none, and the stays on it. Each comes alive by itself: all of a
 * large house at once would hold up whoever presses meanwhile.
 */
export const PlanLine = memo(function PlanLine(props: LineProps) {
  return (
    <Suspense>
      <Line {...props} />
    </Suspense>
  );
});

function Line({ row, hotelId, from, today, cursor }: LineProps) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { unit } = row;
  const isClosed = row.bars.some((bar) => bar.kind === 'closure' && covers(bar, today));
  const state = unit?.state ?? 'clean';
  return (
    <div role="row" className={styles.row} data-row={row.key}>
      <div role="rowheader" className={cx(styles.unit, row.kind === 'over' && styles.bad)}>
        {unit === null ? (
          <span className={cx(styles.apart, row.kind === 'over' && styles.bad)}>
            {row.kind === 'over' ? (
              <Trans context="line of the room plan: more sold than there are rooms">One too many</Trans>
            ) : (
              <Trans context="line of the room plan">No room yet</Trans>
            )}
          </span>
        ) : (
          <>
            <bdi>{unit.number}</bdi>
            {isClosed ? <Icon icon={wrench} className={styles.sign} /> : null}
            {isClosed || state === 'clean' ? null : (
              <Icon
                icon={unitStateIcons[state]}
                className={cx(styles.sign, state === 'dirty' ? styles.warn : styles.good)}
              />
            )}
            <span className={hidden}>{withCommas(['', i18n._(unitStateNames[state])], locale)}</span>
          </>
        )}
      </div>
      <div role="gridcell" className={styles.track} data-track>
        {row.bars.map((bar) => (
          <BarOnPlan key={bar.key} bar={bar} hotelId={hotelId} />
        ))}
        {cursor === null ? null : <EmptyCell unit={unit} from={from} day={cursor} />}
      </div>
    </div>
  );
}
