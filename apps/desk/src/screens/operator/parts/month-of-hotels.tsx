import type { CsvRow } from '@latchkey/booking-core/csv';
import { decimalsOf } from '@latchkey/booking-core/currency';
import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { lastOfMonth } from '@latchkey/booking-core/reports';
import { formatMonth } from '@latchkey/format/date';
import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { chevronLeft, chevronRight } from '@latchkey/ui/icons';
import { soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHasScript } from '../../../frame/use-has-script.ts';
import { saveCsv } from '../../../parts/csv/csv.ts';
import * as steps from '../../../parts/steps/steps.module.css';
import { salesHeads } from '../month.copy.ts';
import type { MonthModel } from '../operator.model.ts';
import * as styles from '../operator.module.css';
import { MonthTable } from './month-table.tsx';

/** A month of all hotels, the months beside it, and the same as a file. */
export function MonthOfHotels({ model }: { readonly model: MonthModel }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const hasScript = useHasScript();
  const { month, hotels, next } = model;
  const first = `${month}-01` as LocalDate;
  const to = (date: LocalDate): string => deskUrl('operator', {}, { month: date.slice(0, 7) });
  return (
    <>
      <div className={styles.head}>
        <h1 id="month" className={styles.title}>
          {formatMonth(first, locale)}
        </h1>
        <nav className={steps.steps} aria-label={t({ message: 'Other months', context: 'of the reports' })}>
          <SiteLink className={steps.step} to={to(addDays(first, -1))} aria-label={t`Month before`}>
            <Icon icon={chevronLeft} />
          </SiteLink>
          <SiteLink className={steps.step} to={to(addDays(lastOfMonth(first), 1))} aria-label={t`Month after`}>
            <Icon icon={chevronRight} />
          </SiteLink>
        </nav>
        {hasScript && hotels.length > 0 ? (
          <Button
            look="quiet"
            size="small"
            onClick={() => saveCsv([salesHeads.map((head) => i18n._(head)), ...hotels.map(rowOf)], month)}
          >
            <Trans context="a table as a file">CSV</Trans>
          </Button>
        ) : null}
        <SiteLink to={deskUrl('operator')} className={styles.other}>
          <Trans context="of the provider">All hotels</Trans>
        </SiteLink>
      </div>
      <p className={soft}>
        <Trans>
          Hotels that guests can see, by the nights slept, after discounts and before tax. Each hotel has the same
          figures in its own reports.
        </Trans>
      </p>
      <MonthTable {...model} labelledBy="month" />
      {next === null ? null : (
        <SiteLink to={deskUrl('operator', {}, { month, after: next })} className={styles.other}>
          <Trans context="of a list">More hotels</Trans>
        </SiteLink>
      )}
    </>
  );
}

/** A hotel's line of the file: figures without marks, money in whole units with its currency's code. */
function rowOf(hotel: MonthModel['hotels'][number]): CsvRow {
  const scale = 10 ** decimalsOf(hotel.currency);
  const money = (amount: number | null): string => (amount === null ? '' : `${amount / scale} ${hotel.currency}`);
  return [
    hotel.name,
    `${hotel.sold} / ${hotel.available}`,
    hotel.occupancy === null ? '' : hotel.occupancy / 10,
    ...[hotel.adr, hotel.revPar, hotel.roomsRevenue, hotel.totalRevenue].map(money),
    money(hotel.directRevenue),
    money(hotel.commissionSaved),
  ];
}
