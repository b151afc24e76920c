import { bookkeepingPaths } from '@latchkey/api-contract/bookkeeping-paths';
import type { BookkeepingPage } from '@latchkey/api-contract/types';
import type { LocalDate } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { textLinkClass } from '@latchkey/ui/button';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import { Sideways } from '../../../parts/sideways/sideways.tsx';
import * as styles from '../invoices/invoices.module.css';

const fileAddress = (hotelId: number, batch: number, file: 'journal' | 'datev'): string =>
  bookkeepingPaths.getBookkeepingFile.path
    .replace(':hotel', String(hotelId))
    .replace(':batch', String(batch))
    .replace(':file', file);

/** The batches that were made, with their files: links, so that they need no script. */
export function BatchList({ books, hotelId }: { readonly books: BookkeepingPage; readonly hotelId: number }) {
  const { locale } = usePage();
  const { batches, currency } = books;
  if (batches.length === 0) return null;
  const day = (date: string): string => formatDate(date as LocalDate, locale);
  return (
    <section className={styles.section}>
      <h2 id="batches" className={styles.subtitle}>
        <Trans context="of entries for the books">Batches</Trans>
      </h2>
      <Sideways labelledBy="batches">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans context="number of a paper">Number</Trans>
              </th>
              <th scope="col">
                <Trans context="head of a column">Days</Trans>
              </th>
              <th scope="col">
                <Trans context="head of a column">Files</Trans>
              </th>
              <th scope="col" className={styles.amount}>
                <Trans context="head of a column">Entries</Trans>
              </th>
              <th scope="col" className={styles.amount}>
                <Trans context="head of a column">Total</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {batches.map(({ number, from, to, hasDatev, entries, sum }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td className={styles.day}>
                  <bdi>
                    {day(from)} – {day(to)}
                  </bdi>
                </td>
                <td>
                  <span className={styles.tick}>
                    <a className={textLinkClass} href={fileAddress(hotelId, number, 'journal')} download>
                      <Trans context="a file for the books">Journal (CSV)</Trans>
                    </a>
                    {hasDatev ? (
                      <a className={textLinkClass} href={fileAddress(hotelId, number, 'datev')} download>
                        <bdi>DATEV</bdi>
                      </a>
                    ) : null}
                  </span>
                </td>
                <td className={styles.amount}>{entries}</td>
                <td className={styles.amount}>
                  <Price weight="plain">{formatMoney(sum, currency, locale)}</Price>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </section>
  );
}
