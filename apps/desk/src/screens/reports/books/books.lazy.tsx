import { addDays, type LocalDate } from '@latchkey/booking-core/dates';
import { lastOfMonth } from '@latchkey/booking-core/reports';
import { formatDate, formatMonth } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { postAddress, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button, textLinkClass } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { chevronLeft, chevronRight } from '@latchkey/ui/icons';
import { Notice } from '@latchkey/ui/notice';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BookkeepingPage } from '@latchkey/api-contract/types';
import { ActionForm } from '../../../frame/action-form.tsx';
import * as title from '../../../frame/page-title.module.css';
import * as steps from '../../../parts/steps/steps.module.css';
import * as styles from '../invoices/invoices.module.css';
import { WayUp } from '../parts/way-up.tsx';
import { AccountsForm } from './accounts-form.tsx';
import { BatchList } from './batch-list.tsx';
import { doneWords, problemWords } from './books.copy.ts';
import type { FramedBooks } from './books.model.ts';

/** Entries of closed days for the program that keeps the hotel's books: what is ready, accounts, and the batches. */
export function Books({ model }: { readonly model: FramedBooks }) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const { books, problem, done, frame } = model;
  const { hotelId } = frame.hotel;
  if (books === null)
    return <Notice tone="warn" role="alert" title={<Trans>This address has no valid month.</Trans>} />;
  const first = `${books.month}-01` as LocalDate;
  const to = (day: LocalDate): string => deskUrl('books', { hotelId }, { month: day.slice(0, 7) });
  return (
    <div className={styles.page}>
      <WayUp to={deskUrl('reports', { hotelId })}>
        <Trans context="what a hotel has sold">Reports</Trans>
      </WayUp>
      <div className={styles.head}>
        <h1 className={title.title}>
          <Trans context="of a hotel">Bookkeeping</Trans> <small>{formatMonth(first, locale)}</small>
        </h1>
        <nav className={steps.steps} aria-label={t({ message: 'Other months', context: 'of the books' })}>
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
      </div>
      {done === null ? null : <Notice tone="good" role="status" title={i18n._(doneWords[done])} />}
      {problem === null ? null : <Notice tone="bad" role="alert" title={i18n._(problemWords[problem])} />}
      <Ready model={model} books={books} />
      <BatchList books={books} hotelId={hotelId} />
      <AccountsForm model={model} books={books} />
    </div>
  );
}

/** What can be handed over now, what has to be done first, and the press. */
function Ready({ model, books }: { readonly model: FramedBooks; readonly books: BookkeepingPage }) {
  const { locale } = usePage();
  const { hotelId } = model.frame.hotel;
  const { ready, openFrom, hasClosedDays, earlier, currency, month } = books;
  const missing = books.accounts.filter(({ account, isNeeded }) => isNeeded && account === null).length;
  const day = (date: string): string => formatDate(date as LocalDate, locale);
  return (
    <section className={styles.section}>
      <h2 className={styles.subtitle}>
        <Trans>Ready for the books</Trans>
      </h2>
      {hasClosedDays ? null : (
        <Notice tone="warn" title={<Trans>No day of this hotel is closed yet.</Trans>}>
          <p>
            <Trans>
              Bookkeeping uses closed days only, since those no longer change. End the day at the counter first; after
              that, days end automatically.
            </Trans>
          </p>
          <p>
            <SiteLink className={textLinkClass} to={deskUrl('counter', { hotelId })}>
              <Trans context="a page of the desk">Counter</Trans>
            </SiteLink>
          </p>
        </Notice>
      )}
      {earlier === null ? null : (
        <Notice tone="warn" title={<Trans>An earlier month comes first.</Trans>}>
          <SiteLink className={textLinkClass} to={deskUrl('books', { hotelId }, { month: earlier })}>
            {formatMonth(`${earlier}-01` as LocalDate, locale)}
          </SiteLink>
        </Notice>
      )}
      {ready === null && !hasClosedDays ? null : ready === null ? (
        <p className={styles.note}>
          <Trans>No closed day of this month is waiting to be exported.</Trans>
        </p>
      ) : (
        <p>
          <bdi>
            {day(ready.from)} – {day(ready.to)}
          </bdi>
          {': '}
          <Plural value={ready.entries} one="# entry" other="# entries" />,{' '}
          <bdi>{formatMoney(ready.sum, currency, locale)}</bdi>
        </p>
      )}
      {openFrom !== null && hasClosedDays ? (
        <p className={styles.note}>
          <Trans>
            Days from <bdi>{day(openFrom)}</bdi> are not closed yet. Their entries go into a later batch.
          </Trans>
        </p>
      ) : null}
      {ready !== null && missing > 0 ? (
        <Notice
          tone="warn"
          title={<Plural value={missing} one="# account is missing" other="# accounts are missing" />}
        >
          <a className={textLinkClass} href="#accounts">
            <Trans context="in the books">Accounts</Trans>
          </a>
        </Notice>
      ) : null}
      {model.may.make && ready !== null && missing === 0 && earlier === null && books.settings !== null ? (
        <ActionForm action={postAddress('batch', locale, { month })} className={styles.acts}>
          <input type="hidden" name="month" value={month} />
          <input type="hidden" name="key" value={model.key} />
          <Button type="submit">
            <Trans>Make the batch</Trans>
          </Button>
        </ActionForm>
      ) : null}
    </section>
  );
}
