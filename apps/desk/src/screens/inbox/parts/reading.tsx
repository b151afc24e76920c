import { SiteLink, usePage } from '@latchkey/site';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { formatTime } from '@latchkey/format/time';
import { deskUrl } from '@latchkey/site/urls';
import { Icon } from '@latchkey/ui/icon';
import { arrowLeft } from '@latchkey/ui/icons';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { askedNames, kindNames, languageNames } from '../inbox.copy.ts';
import type { AnswerOwed, FramedInbox } from '../inbox.model.ts';
import * as styles from '../inbox.module.css';
import { Thread } from '../../../parts/conversation/thread.tsx';
import { Age } from '../../../parts/age/age.tsx';
import { ClosedAnswer } from './closed-answer.tsx';
import { who } from './inbox-list.tsx';
import { ReplyForm } from './reply-form.tsx';

/** One that is read: who asks, the guest's own words, and below them the answer, or what it was. */
export function Reading({ model, answer }: { readonly model: FramedInbox; readonly answer: AnswerOwed }) {
  const { i18n } = useLingui();
  const { show, frame, typed, conversation } = model;
  const { from, text, locale, kind, closed, askedAt } = answer;
  const back = deskUrl('answers', { hotelId: frame.hotel.hotelId }, show === 'open' ? {} : { show });
  return (
    <article className={styles.reading}>
      <SiteLink className={styles.back} to={back}>
        <Icon icon={arrowLeft} />
        <Trans>All answers</Trans>
      </SiteLink>
      <h2 className={styles.name}>
        <bdi>{who(from) ?? <Trans context="a guest who gave no name">No name</Trans>}</bdi>
      </h2>
      <p className={styles.caption}>
        {i18n._(kindNames[kind])}
        {' · '}
        <Trans context="how long ago something was asked; an age follows">
          asked <Age moment={askedAt} /> ago
        </Trans>
        {' · '}
        <Trans context="the language of a guest">writes {i18n._(languageNames[locale])}</Trans>
      </p>
      <Facts answer={answer} hotelId={frame.hotel.hotelId} />
      {conversation !== null ? (
        <Thread conversation={conversation} />
      ) : text === '' ? null : (
        <blockquote className={styles.words} lang={locale} dir="auto">
          {text}
        </blockquote>
      )}
      {closed === null ? (
        <ReplyForm model={model} answer={answer} />
      ) : (
        <>
          <ClosedAnswer answer={answer} closed={closed} show={show} />
          {typed === null || typed === '' ? null : (
            <section aria-labelledby="unsent">
              <h3 id="unsent" className={styles.label}>
                <Trans>What you wrote, and was not sent</Trans>
              </h3>
              <p className={styles.letter} dir="auto">
                {typed}
              </p>
            </section>
          )}
        </>
      )}
    </article>
  );
}

/** Facts beside the words: the price seen, the days, the time asked for, and how to reach who asks. */
function Facts({ answer, hotelId }: { readonly answer: AnswerOwed; readonly hotelId: number }) {
  const { i18n } = useLingui();
  const { locale: own } = usePage();
  const { seen, asked, rating, checkIn, checkOut, roomNights, booking, from } = answer;
  const day = (date: NonNullable<AnswerOwed['checkIn']>): string => formatDate(date, own, 'short-year');
  return (
    <ul className={styles.facts}>
      {asked === null ? null : (
        <li>
          {i18n._(askedNames[asked.kind])} {formatTime(asked.time as never, own)}
        </li>
      )}
      {rating === null ? null : (
        <li>
          <Trans context="a review's mark">{rating} of 5</Trans>
        </li>
      )}
      {seen === null ? null : (
        <li>
          <bdi>{formatMoney(seen.price, seen.currency as never, own)}</bdi>, <bdi>{seen.at}</bdi>
        </li>
      )}
      {checkIn === null && checkOut === null ? null : (
        <li>
          {checkIn === null ? null : day(checkIn)}
          {' – '}
          {checkOut === null ? null : day(checkOut)}
        </li>
      )}
      {roomNights === null ? null : (
        <li>
          <Plural value={roomNights} one="# room night" other="# room nights" />
        </li>
      )}
      {booking === null ? null : (
        <li>
          <Trans context="a booking by its reference">
            Booking{' '}
            <SiteLink className={styles.plain} to={deskUrl('booking', { hotelId, reference: booking.reference })}>
              <bdi>{booking.reference}</bdi>
            </SiteLink>
          </Trans>
        </li>
      )}
      {from.company === null ? null : (
        <li>
          <bdi>{from.name}</bdi>
        </li>
      )}
      {from.phone === null || from.phone === '' ? null : (
        <li>
          <a className={styles.plain} href={`tel:${from.phone}`}>
            <bdi>{from.phone}</bdi>
          </a>
        </li>
      )}
    </ul>
  );
}
