import { usePage } from '@latchkey/site';
import { Notice } from '@latchkey/ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyFigures } from './parts/key-figures.tsx';
import { NightDrawing } from './parts/night-drawing.tsx';
import { PeriodHead } from './parts/period-head.tsx';
import { SheetSection } from './parts/sheet-section.tsx';
import type { FramedReports } from './reports.model.ts';
import * as styles from './reports.module.css';
import { cellsOf } from './sheets/cells.ts';
import { sheetsOf } from './sheets/sheets.ts';

/** What a hotel has sold and what stands on its books: each report drawn, as a table, and as a file of the same rows. */
export function ReportsView({ model }: { readonly model: FramedReports }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { report, before, frame, opensBookings } = model;
  if (report === null)
    return (
      <>
        <PeriodHead model={model} />
        <Notice
          tone="warn"
          role="alert"
          title={<Trans>Please choose a first and a last night, at most a year apart.</Trans>}
        />
      </>
    );
  const [nights, ...others] = sheetsOf(report, {
    cells: cellsOf(report.currency, locale),
    say: (message) => i18n._(message),
    locale,
    opens: opensBookings ? frame.hotel.hotelId : null,
  });
  const name = `${report.from}-${report.to}`;
  return (
    <>
      <PeriodHead model={model} />
      <KeyFigures report={report} before={before} />
      <NightDrawing report={report} before={before} />
      {nights === undefined ? null : <SheetSection sheet={nights} name={name} />}
      <div className={styles.pairs}>
        {others.map((sheet) => (
          <SheetSection key={sheet.id} sheet={sheet} name={name} />
        ))}
      </div>
    </>
  );
}
