import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { lastOfMonth, reportGroupings } from '@latchkey/booking-core/reports';
import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button, textLinkClass } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { chevronLeft, chevronRight, printer } from '@latchkey/ui/icons';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import * as title from '../../../frame/page-title.module.css';
import { mayHere } from '../../../session/may-here.ts';
import { useHasScript } from '../../../frame/use-has-script.ts';
import * as steps from '../../../parts/steps/steps.module.css';
import { groupingWords } from '../reports.copy.ts';
import type { FramedReports } from '../reports.model.ts';
import * as styles from '../reports.module.css';
import { spanSaid } from '../sheets/cells.ts';

/** The period, the months before and after it, and any other two dates: addresses all, so that they need no script. */
export function PeriodHead({ model }: { readonly model: FramedReports }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const hasScript = useHasScript();
  const { report, asked, frame } = model;
  const to = (from: LocalDate): string =>
    deskUrl('reports', { hotelId: frame.hotel.hotelId }, { from, to: lastOfMonth(from), by: asked.by });
  const first = report === null ? null : (`${report.from.slice(0, 8)}01` as LocalDate);
  return (
    <div className={styles.head}>
      <h1 className={title.title}>
        {report === null ? <Trans context="what a hotel has sold">Reports</Trans> : spanSaid(report, locale)}
      </h1>
      {first === null ? null : (
        <nav className={steps.steps} aria-label={t({ message: 'Other months', context: 'of the reports' })}>
          <SiteLink className={steps.step} to={to(monthBefore(first))} aria-label={t`Month before`} data-keys="[">
            <Icon icon={chevronLeft} />
          </SiteLink>
          <SiteLink className={steps.step} to={deskUrl('reports', { hotelId: frame.hotel.hotelId })}>
            <Trans>This month</Trans>
          </SiteLink>
          <SiteLink
            className={steps.step}
            to={to(addDays(lastOfMonth(first), 1))}
            aria-label={t`Month after`}
            data-keys="]"
          >
            <Icon icon={chevronRight} />
          </SiteLink>
        </nav>
      )}
      <form method="get" className={styles.period} aria-label={t({ message: 'Period', context: 'of the reports' })}>
        <input type="hidden" name="lang" value={locale} />
        <TextField type="date" name="from" label={t`First night`} defaultValue={report?.from ?? asked.from} />
        <TextField type="date" name="to" label={t`Last night`} defaultValue={report?.to ?? asked.to} />
        <SelectField
          name="by"
          label={t({ message: 'Rows', context: 'how nights are put together' })}
          defaultValue={asked.by}
        >
          {reportGroupings.map((one) => (
            <option key={one} value={one}>
              {i18n._(groupingWords[one])}
            </option>
          ))}
        </SelectField>
        <Button type="submit" look="quiet" size="small">
          <Trans context="a period of reports">Show</Trans>
        </Button>
      </form>
      <div className={styles.ways}>
        <SiteLink className={textLinkClass} to={deskUrl('invoices', { hotelId: frame.hotel.hotelId })}>
          <Trans context="of a hotel">Invoices</Trans>
        </SiteLink>
        <SiteLink className={textLinkClass} to={deskUrl('accounts', { hotelId: frame.hotel.hotelId })}>
          <Trans context="what companies and guests owe">Open accounts</Trans>
        </SiteLink>
        {mayHere(frame.hotel, 'getBookkeeping') ? (
          <SiteLink className={textLinkClass} to={deskUrl('books', { hotelId: frame.hotel.hotelId })}>
            <Trans context="of a hotel">Bookkeeping</Trans>
          </SiteLink>
        ) : null}
        {hasScript ? (
          <Button look="quiet" size="small" className={styles.print} onClick={() => window.print()}>
            <Icon icon={printer} />
            <Trans>Print</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  );
}

const monthBefore = (first: LocalDate): LocalDate => `${addDays(first, -1).slice(0, 8)}01` as LocalDate;
