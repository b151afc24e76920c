import { cx } from '@latchkey/ui/cx';
import { useLingui } from '@lingui/react/macro';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { memo, useSyncExternalStore } from 'react';
import { sourceWords } from '../rates.copy.ts';
import { useRates } from '../rates-on-page.tsx';
import { isWeekend } from './head-rows.tsx';
import { LineLabel } from './line-label.tsx';
import type { FigureLine } from '../figures/lines.ts';
import { RateCell } from './rate-cell.tsx';
import { RoomsLeft } from './rooms-left.tsx';
import * as styles from './rate-table.module.css';
import { useCellWords } from './use-cell-words.ts';

/** A line of figures, a night beside another. It is drawn anew when its own figures change, not when another line’s do. */
export const FigureRow = memo(function FigureRow({
  line,
  dates,
}: {
  readonly line: FigureLine;
  readonly dates: readonly LocalDate[];
}) {
  const { t, i18n } = useLingui();
  const { figures, marks, isGrid } = useRates();
  const words = useCellWords();
  const own = useSyncExternalStore(
    marks.subscribe,
    () => marks.of(line.id),
    () => marks.of(line.id),
  );
  const isType = line.field === 'total';
  const isPrice = line.field === 'priceForPax' && line.isMain;
  return (
    <div
      className={cx(styles.row, isType && styles.type, isPrice ? styles.price : !isType && styles.part)}
      role="row"
      data-row={line.id}
    >
      <div className={styles.label} role="rowheader">
        <LineLabel line={line} />
      </div>
      {dates.map((date) => {
        const mark = own.get(date);
        const figure = figures.of(line, date);
        const shared = { isGrid, isWeekend: isWeekend(date), state: mark?.state ?? null };
        if (figure === null) return <RateCell key={date} {...shared} source={null} said="" />;
        const isMarked = mark?.value !== undefined;
        const value = mark?.value === undefined ? figure.value : mark.value;
        const source = isMarked ? mark.source : figure.source;
        const by = i18n._(sourceWords[source ?? 'rule']);
        if (isType) {
          const sold = figures.roomsOn(line.roomTypeId, date);
          const left = Math.max(0, (sold?.left ?? 0) + (Number(value) - Number(figure.value)));
          return (
            <RateCell key={date} {...shared} source={source} said={by} isNone={left === 0}>
              <RoomsLeft
                left={words.count(left)}
                total={words.count(Number(value))}
                isFull={left === 0}
                isNone={value === 0}
              />
            </RateCell>
          );
        }
        const pay = line.field === 'priceForPax' ? payOf(date, isMarked ? mark.pay : undefined) : '';
        return (
          <RateCell
            key={date}
            {...shared}
            source={source}
            said={pay === '' ? by : `${by}, ${t`guests pay ${pay}`}`}
            isShut={line.field === 'closed' && value === true}
            text={words.figure(line, value)}
            pay={line.isMain ? pay : undefined}
          />
        );
      })}
    </div>
  );

  function payOf(date: LocalDate, marked: number | null | undefined): string {
    if (marked !== undefined) return marked === null ? '' : words.amount(marked);
    const night = line.ratePlanId === null ? undefined : figures.planOn(line.roomTypeId, line.ratePlanId, date);
    const paid = night?.guestsPay.find(({ pax }) => pax === line.pax)?.price;
    return paid === undefined ? '' : words.amount(paid);
  }
});
