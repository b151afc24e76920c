import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { lastOfMonth } from '@latchkey/booking-core/reports';
import { formatDate, formatMonth } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button, textLinkClass } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { chevronLeft, chevronRight } from '@latchkey/ui/icons';
import { Notice } from '@latchkey/ui/notice';
import { Price } from '@latchkey/ui/price';
import { Trans, useLingui } from '@lingui/react/macro';
import * as title from '../../../frame/page-title.module.css';
import { useHasScript } from '../../../frame/use-has-script.ts';
import { saveCsv } from '../../../parts/csv/csv.ts';
import { Sideways } from '../../../parts/sideways/sideways.tsx';
import * as steps from '../../../parts/steps/steps.module.css';
import { WayUp } from '../parts/way-up.tsx';
import * as styles from './invoices.module.css';
import type { FramedInvoices, MonthInvoices } from './invoices.model.ts';
import { paperAddress } from './paper-address.ts';
import { monthRows } from './month-rows.ts';

/** Every paper of a month by its number, so that whoever keeps the books sees that none lacks. */
export function MonthInvoicesPage({ model }: { readonly model: FramedInvoices<MonthInvoices> }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const hasScript = useHasScript();
  const { listed, frame, may, opensBookings } = model;
  const { hotelId } = frame.hotel;
  if (listed === null)
    return <Notice tone="warn" role="alert" title={<Trans>This address has no valid month.</Trans>} />;
  const { month, invoices, gaps } = listed;
  const first = `${month}-01` as LocalDate;
  const to = (day: LocalDate): string => deskUrl('invoices', { hotelId }, { month: day.slice(0, 7) });
  return (
    <div className={styles.page}>
      <WayUp to={deskUrl('reports', { hotelId })}>
        <Trans context="what a hotel has sold">Reports</Trans>
      </WayUp>
      <div className={styles.head}>
        <h1 id="invoices" className={title.title}>
          <Trans context="of a hotel">Invoices</Trans> <small>{formatMonth(first, locale)}</small>
        </h1>
        <nav className={steps.steps} aria-label={t({ message: 'Other months', context: 'of the invoices' })}>
          <SiteLink className={steps.step} to={to(addDays(first, -1))} aria-label={t`Month before`} data-keys="[">
            <Icon icon={chevronLeft} />
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
        {hasScript && invoices.length > 0 ? (
          <Button look="quiet" size="small" onClick={() => saveCsv(monthRows(listed), `invoices-${month}`)}>
            <Trans context="a table as a file">CSV</Trans>
          </Button>
        ) : null}
        {may.set ? (
          <SiteLink className={textLinkClass} to={deskUrl('invoiceSettings', { hotelId })}>
            <Trans>Invoice details</Trans>
          </SiteLink>
        ) : null}
      </div>
      {gaps.length === 0 ? null : (
        <Notice tone="bad" title={<Trans>Invoice numbers are missing. Please contact support.</Trans>}>
          <bdi dir="ltr">{gaps.map(({ fiscalYear, serial }) => `${fiscalYear.slice(0, 4)} #${serial}`).join(', ')}</bdi>
        </Notice>
      )}
      {invoices.length === 0 ? (
        <p className={styles.note}>
          <Trans>No invoice was issued in this month.</Trans>
        </p>
      ) : (
        <Sideways labelledBy="invoices">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans context="number of a paper">Number</Trans>
                </th>
                <th scope="col">
                  <Trans context="head of a column">Day</Trans>
                </th>
                <th scope="col">
                  <Trans context="head of a column">To</Trans>
                </th>
                <th scope="col">
                  <Trans context="head of a column">Booking</Trans>
                </th>
                <th scope="col" className={styles.amount}>
                  <Trans context="head of a column">Net</Trans>
                </th>
                <th scope="col" className={styles.amount}>
                  <Trans context="head of a column">Tax</Trans>
                </th>
                <th scope="col" className={styles.amount}>
                  <Trans context="head of a column">Total</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {invoices.map(({ invoiceId, kind, number, issuedOn, buyer, reference, net, tax, total, currency }) => {
                const sign = kind === 'invoice' ? 1 : -1;
                return (
                  <tr key={invoiceId}>
                    <th scope="row" className={styles.day}>
                      <a
                        className={textLinkClass}
                        href={paperAddress(hotelId, invoiceId, locale)}
                        target="_blank"
                        rel="noopener"
                      >
                        <bdi dir="ltr">{number}</bdi>
                      </a>
                    </th>
                    <td className={styles.day}>{formatDate(issuedOn as LocalDate, locale)}</td>
                    <td>
                      <bdi>{buyer}</bdi>
                    </td>
                    <td className={styles.day}>
                      {opensBookings ? (
                        <SiteLink className={textLinkClass} to={deskUrl('bookingInvoice', { hotelId, reference })}>
                          <bdi dir="ltr">{reference}</bdi>
                        </SiteLink>
                      ) : (
                        <bdi dir="ltr">{reference}</bdi>
                      )}
                    </td>
                    {[net, tax, total].map((amount, at) => (
                      <td key={at} className={styles.amount}>
                        <Price weight="plain">{formatMoney(sign * amount, currency, locale)}</Price>
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Sideways>
      )}
    </div>
  );
}
