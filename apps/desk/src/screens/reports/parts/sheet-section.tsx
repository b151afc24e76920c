import type { ReportFigure } from '@latchkey/booking-core/reports';
import { advertised } from '@latchkey/booking-core/promotion';
import { formatPercent } from '@latchkey/format/number';
import { SiteLink, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { info } from '@latchkey/ui/icons';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useHasScript } from '../../../frame/use-has-script.ts';
import { saveCsv } from '../../../parts/csv/csv.ts';
import { Sideways } from '../../../parts/sideways/sideways.tsx';
import { figureWords } from '../figures.copy.ts';
import * as styles from '../reports.module.css';
import { formulaOf } from '../formula-of.ts';
import { fileOf } from '../sheets/sheets.ts';
import type { Sheet, SheetCell, SheetRow } from '../sheets/sheet.types.ts';

/** A table with its drawing, the same as a file, and what its figures mean. */
export function SheetSection({ sheet, name }: { readonly sheet: Sheet; readonly name: string }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const hasScript = useHasScript();
  const { id, title, aside, heads, rows, total, figures, terms = [] } = sheet;
  const percent = formatPercent(advertised.commissionSavedPercent, locale);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <header className={styles.top}>
        <h2 id={`${id}-title`} className={styles.subtitle}>
          {i18n._(title)}
        </h2>
        {aside === undefined ? null : <p className={styles.aside}>{aside}</p>}
        {hasScript && rows.length > 0 ? (
          <Button
            look="quiet"
            size="small"
            className={styles.save}
            aria-describedby={`${id}-title`}
            onClick={() =>
              saveCsv(
                fileOf(sheet, (message) => i18n._(message)),
                `${name}-${id}`,
              )
            }
          >
            <Trans context="a table as a file">CSV</Trans>
          </Button>
        ) : null}
      </header>
      {rows.length === 0 ? (
        <p className={styles.none}>
          <Trans>Nothing in this period</Trans>
        </p>
      ) : (
        <Sideways labelledBy={`${id}-title`}>
          <table className={styles.table}>
            <thead>
              <tr>
                {heads.map((head, at) => (
                  <th key={head.id} scope="col" className={cx(styles.cell, at === 0 && styles.first, styles.over)}>
                    {i18n._(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <Row key={at} row={row} />
              ))}
            </tbody>
            {total === undefined ? null : (
              <tfoot className={styles.sums}>
                <Row row={total} />
              </tfoot>
            )}
          </table>
        </Sideways>
      )}
      {figures.length + terms.length === 0 ? null : (
        <details className={styles.definitions}>
          <summary className={styles.name}>
            <Trans>What these figures mean</Trans>
            <Icon icon={info} />
          </summary>
          <dl className={styles.terms}>
            {figures.map((figure) => (
              <div key={figure}>
                <dt className={styles.term}>{i18n._(figureWords[figure].name)}</dt>
                <dd>
                  {i18n._(figureWords[figure].means.id, { percent })} <Formula of={figure} />
                </dd>
              </div>
            ))}
            {terms.map((term) => (
              <div key={term.name.id}>
                <dt className={styles.term}>{i18n._(term.name)}</dt>
                <dd>{i18n._(term.means)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

/** One figure over another, by their names. */
function Formula({ of }: { readonly of: ReportFigure }) {
  const { i18n } = useLingui();
  const formula = formulaOf(of);
  if (formula === null) return null;
  const [counts, per] = formula.map((figure) => i18n._(figureWords[figure].name));
  return (
    <bdi className={styles.formula}>
      {counts} ÷ {per}
    </bdi>
  );
}

function Row({ row }: { readonly row: SheetRow }) {
  const [first, ...others] = row.cells;
  return (
    <tr>
      <th scope="row" className={cx(styles.cell, styles.first)}>
        {first === undefined ? null : <Cell cell={first} />}
        {row.bar === undefined ? null : (
          <i
            className={cx(styles.bar, row.isThrough === true && styles.thin)}
            style={{ '--long': row.bar } as CSSProperties}
          />
        )}
      </th>
      {others.map((cell, at) => (
        <td key={at} className={styles.cell}>
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function Cell({ cell: { text, to } }: { readonly cell: SheetCell }) {
  return to === undefined ? (
    <bdi>{text}</bdi>
  ) : (
    <SiteLink className={styles.link} to={to}>
      <bdi>{text}</bdi>
    </SiteLink>
  );
}
