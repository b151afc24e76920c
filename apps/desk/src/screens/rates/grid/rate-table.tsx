import { useLingui } from '@lingui/react/macro';
import { useMemo, type CSSProperties } from 'react';
import { useRates } from '../rates-on-page.tsx';
import { FigureRow } from './figure-row.tsx';
import { HeadRows } from './head-rows.tsx';
import * as styles from './rate-table.module.css';
import { RulesRow, SaleRow } from './rule-rows.tsx';

/**
 * Types and plans down, nights across; its head and first column stay in sight. A table to read; once what types in it has
 * come, a grid.
 */
export function RateTable() {
  const { t } = useLingui();
  const { dates, lines, table, isGrid } = useRates();
  // Lines as they are drawn: an edit draws its own line anew.
  const drawn = useMemo(
    () =>
      lines.map((line) =>
        line.kind === 'figure' ? (
          <FigureRow key={line.id} line={line} dates={dates} />
        ) : line.kind === 'rules' ? (
          <RulesRow key={line.id} id={line.id} roomTypeId={line.roomTypeId} dates={dates} />
        ) : (
          <SaleRow key={line.id} id={line.id} dates={dates} />
        ),
      ),
    [lines, dates],
  );
  return (
    <div className={styles.rates}>
      <div
        ref={table}
        className={styles.table}
        role={isGrid ? 'grid' : 'table'}
        aria-label={t`Rates and availability`}
        aria-multiselectable={isGrid ? true : undefined}
        style={{ '--days': dates.length } as CSSProperties}
      >
        <HeadRows />
        {drawn}
      </div>
    </div>
  );
}
