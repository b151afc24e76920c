import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { Icon, type IconShape } from '@latchkey/ui/icon';
import { briefcase, clock4, messageCircleQuestionMark, messagesSquare, receipt, star } from '@latchkey/ui/icons';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { askedNames, howNames, kindNames, languageNames, listNames } from '../inbox.copy.ts';
import { shownLists, type AnswerOwed, type FramedInbox } from '../inbox.model.ts';
import * as title from '../../../frame/page-title.module.css';
import * as styles from '../inbox.module.css';
import { nameOf } from '../named-answer.ts';
import { Age } from '../../../parts/age/age.tsx';

const icons: Readonly<Record<AnswerOwed['kind'], IconShape>> = {
  question: messageCircleQuestionMark,
  lead: receipt,
  enquiry: briefcase,
  request: clock4,
  review: star,
  message: messagesSquare,
};

/** The answers that the hotel owes, or has closed: who asks, what, and since when. */
export function InboxList({ model }: { readonly model: FramedInbox }) {
  const { i18n, t } = useLingui();
  const { show, answers, owed, next, open, frame } = model;
  const { hotelId } = frame.hotel;
  const to = (search: Readonly<Record<string, string | undefined>>): string => deskUrl('answers', { hotelId }, search);
  const shown = show === 'open' ? {} : { show };
  return (
    <div className={styles.column}>
      <header className={styles.head}>
        <h1 className={title.title}>
          <Trans context="what guests are owed">Answers</Trans>
        </h1>
        <span className={styles.count}>
          <Plural value={owed} _0="none owed" one="# owed" other="# owed" />
        </span>
      </header>
      <nav aria-label={t({ message: 'Show', context: 'which answers' })}>
        <ul className={styles.lists}>
          {shownLists.map((one) => (
            <li key={one}>
              <SiteLink
                className={styles.choice}
                to={to(one === 'open' ? {} : { show: one })}
                aria-current={one === show ? 'page' : undefined}
              >
                {i18n._(listNames[one])}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {answers.length === 0 ? (
        <p className={styles.nothing}>
          {show === 'closed' ? (
            <Trans>Nothing was closed yet.</Trans>
          ) : show === 'mine' ? (
            <Trans>Nothing is assigned to you.</Trans>
          ) : (
            <Trans>Every guest has an answer.</Trans>
          )}
        </p>
      ) : (
        <ul className={styles.owed}>
          {answers.map((one) => (
            <li
              key={nameOf(one)}
              data-line={nameOf(one)}
              className={cx(open !== null && nameOf(one) === nameOf(open) && styles.isOpen)}
            >
              <SiteLink
                className={styles.line}
                to={to({ ...shown, open: nameOf(one) })}
                aria-current={open !== null && nameOf(one) === nameOf(open) ? 'true' : undefined}
              >
                <Icon icon={icons[one.kind]} className={styles.icon} />
                <Line answer={one} />
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {next === null ? null : (
        <SiteLink className={styles.more} to={to({ ...shown, from: next })}>
          <Trans context="further answers of the list">Further ones</Trans>
        </SiteLink>
      )}
    </div>
  );
}

function Line({ answer }: { readonly answer: AnswerOwed }) {
  const { i18n } = useLingui();
  const { now } = usePage();
  const { from, kind, locale, text, askedAt, asked, closed, owner, dueAt } = answer;
  return (
    <span className={styles.said}>
      <span className={styles.top}>
        <b>
          <bdi>{who(from) ?? <Trans context="a guest who gave no name">No name</Trans>}</bdi>
        </b>
        {dueAt === null || closed !== null ? (
          <Age moment={askedAt} />
        ) : (
          <span className={cx(Date.parse(dueAt) < now && styles.late)}>
            {Date.parse(dueAt) < now ? (
              <Trans context="an answer that is late">overdue</Trans>
            ) : (
              <Trans context="by when an answer is needed; an age follows">
                due in <Age moment={dueAt} />
              </Trans>
            )}
          </span>
        )}
      </span>
      <small>
        {asked === null ? i18n._(kindNames[kind]) : `${i18n._(askedNames[asked.kind])} ${asked.time}`}
        {' · '}
        {closed === null ? i18n._(languageNames[locale]) : i18n._(howNames[closed.how])}
        {owner === null || closed !== null ? null : (
          <>
            {' · '}
            <bdi>{owner.name}</bdi>
          </>
        )}
      </small>
      {text === '' ? null : (
        <span className={styles.text} lang={locale} dir="auto">
          {text}
        </span>
      )}
    </span>
  );
}

/** Who asks: the company where it is one. */
export const who = ({ company, name, email }: AnswerOwed['from']): string | null =>
  company ?? (name === '' ? email : name);
