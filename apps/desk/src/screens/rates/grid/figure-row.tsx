import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { sourceWords } from '../rates.copy.ts';
import { useRates } from '../rates-on-page.tsx';
import { isWeekend } from './head-rows.tsx';
import { LineLabel } from './line-label.tsx';
import type { FigureLine } from './lines.ts';
import { RateCell } from './rate-cell.tsx';
import * as styles from './rate-table.module.css';
import { useCellWords } from './use-cell-words.ts';

/** A line of figures, a night beside another. */
export function FigureRow({ line, dates }: { readonly line: FigureLine; readonly dates: readonly LocalDate[] }) {
  const isType = line.field === 'total';
  const isPrice = line.field === 'priceForPax' && line.isMain;
  return (
    <div className={cx(styles.row, isType && styles.type, isPrice ? styles.price : !isType && styles.part)} role="row">
      <div className={styles.label} role="rowheader">
        <LineLabel line={line} />
      </div>
      {dates.map((date) => (
        <FigureCell key={date} line={line} date={date} />
      ))}
    </div>
  );
}

function FigureCell({ line, date }: { readonly line: FigureLine; readonly date: LocalDate }) {
  const { t, i18n } = useLingui();
  const { figures } = useRates();
  const words = useCellWords();
  const figure = figures.of(line, date);
  if (figure === null)
    return (
      <RateCell source={null} said="" isWeekend={isWeekend(date)}>
        {null}
      </RateCell>
    );
  const source = i18n._(sourceWords[figure.source ?? 'rule']);
  if (line.field === 'total') {
    const rooms = figures.roomsOn(line.roomTypeId, date);
    const total = words.count(Number(figure.value));
    const left = rooms?.left ?? 0;
    return (
      <RateCell source={figure.source} said={source} isWeekend={isWeekend(date)} isNone={left === 0}>
        {figure.value === 0 ? (
          <Trans context="no rooms are sold">none</Trans>
        ) : left === 0 ? (
          <Trans context="no room is left">full</Trans>
        ) : (
          <span>
            <Trans context="rooms left of all">
              <b>{words.count(left)}</b> of {total}
            </Trans>
          </span>
        )}
      </RateCell>
    );
  }
  const night = line.ratePlanId === null ? undefined : figures.planOn(line.roomTypeId, line.ratePlanId, date);
  const paid = line.field === 'priceForPax' ? night?.guestsPay.find(({ pax }) => pax === line.pax)?.price : undefined;
  const pay = paid === undefined ? '' : words.amount(paid);
  const said = pay === '' ? source : `${source}, ${t`guests pay ${pay}`}`;
  const isShut = line.field === 'closed' && figure.value === true;
  return (
    <RateCell source={figure.source} said={said} isWeekend={isWeekend(date)} isShut={isShut}>
      {line.isMain ? (
        <>
          <b>{words.figure(line, figure.value)}</b>
          <small aria-hidden="true">{pay}</small>
        </>
      ) : (
        <span className={isShut ? styles.word : undefined}>{words.figure(line, figure.value)}</span>
      )}
    </RateCell>
  );
}
