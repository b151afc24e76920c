import type { LocalDate } from '@latchkey/booking-core/dates';
import { cx } from '@latchkey/ui/cx';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { useRates } from '../rates-on-page.tsx';
import { isWeekend } from './head-rows.tsx';
import { RateCell } from './rate-cell.tsx';
import * as styles from './rate-table.module.css';
import { isStopped, rulesOf } from './rules-of.ts';
import { useCellWords } from './use-cell-words.ts';

interface Nights {
  /** Unique on the page. */
  readonly id: string;
  readonly dates: readonly LocalDate[];
}

/** Which stays the plans of a type are sold to. */
export const RulesRow = memo(function RulesRow({ id, roomTypeId, dates }: Nights & { readonly roomTypeId: string }) {
  const { figures, isGrid } = useRates();
  const words = useCellWords();
  return (
    <div className={styles.row} role="row" data-row={id}>
      <div className={styles.label} role="rowheader">
        <Trans context="which stays are sold">Rules</Trans>
      </div>
      {dates.map((date) => {
        const rules = rulesOf(figures, roomTypeId, date);
        const isShut = rules.some(({ field, plans, of }) => field === 'closed' && plans === of);
        return (
          <RateCell key={date} source={null} said="" isGrid={isGrid} isWeekend={isWeekend(date)} isShut={isShut}>
            {rules.map((rule) => (
              <span key={rule.field} className={styles.word}>
                {words.rule(rule)}
              </span>
            ))}
          </RateCell>
        );
      })}
    </div>
  );
});

/** Whether anything of the house is sold. */
export const SaleRow = memo(function SaleRow({ id, dates }: Nights) {
  const { model, figures, isGrid } = useRates();
  return (
    <div className={cx(styles.row, styles.sale)} role="row" data-row={id}>
      <div className={styles.label} role="rowheader">
        <Trans context="whether anything is sold">Sale</Trans>
      </div>
      {dates.map((date) => {
        const isShut = isStopped(figures, model.grid.roomTypes, date);
        return (
          <RateCell key={date} source={null} said="" isGrid={isGrid} isWeekend={isWeekend(date)} isShut={isShut}>
            <span className={isShut ? styles.word : undefined}>
              {isShut ? (
                <Trans context="nothing of the house is sold">stopped</Trans>
              ) : (
                <Trans context="something of the house is sold">on sale</Trans>
              )}
            </span>
          </RateCell>
        );
      })}
    </div>
  );
});
