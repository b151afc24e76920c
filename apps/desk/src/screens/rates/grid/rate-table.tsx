import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useRates } from '../rates-on-page.tsx';
import { FigureRow } from './figure-row.tsx';
import { HeadRows } from './head-rows.tsx';
import { linesOf } from './lines.ts';
import * as styles from './rate-table.module.css';
import { RulesRow, SaleRow } from './said-rows.tsx';

/** Types and plans down, nights across; its head and first column stay in sight. */
export function RateTable() {
  const { t } = useLingui();
  const { model, open } = useRates();
  const { grid } = model;
  const dates = grid.forecast.map(({ date }) => date);
  return (
    <div className={styles.rates}>
      <div
        className={styles.table}
        role="table"
        aria-label={t`Rates and availability`}
        style={{ '--days': dates.length } as CSSProperties}
      >
        <HeadRows />
        {linesOf(grid, open).map((line) =>
          line.kind === 'figure' ? (
            <FigureRow key={line.id} line={line} dates={dates} />
          ) : line.kind === 'rules' ? (
            <RulesRow key={line.id} roomTypeId={line.roomTypeId} dates={dates} />
          ) : (
            <SaleRow key={line.id} dates={dates} />
          ),
        )}
      </div>
    </div>
  );
}
