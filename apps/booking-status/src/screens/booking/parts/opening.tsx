import { formatDate } from '@latchkey/format/date';
import { isolate } from '@latchkey/format/money';
import { telUrl } from '@latchkey/format/phone';
import { inLanguage, usePage } from '@latchkey/site';
import { withYearOf } from '@latchkey/stay/stay-words';
import { urlOf } from '@latchkey/site/urls';
import { Badge } from '@latchkey/ui/badge';
import { Button, LinkButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { calendarPlus, check, lock, pencil, printer, x } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { lead, small, soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { moneyWordsOf } from '../booking.copy.ts';
import type { ShownBooking } from '../booking.model.ts';
import { calendarLink } from '../calendar-link.ts';
import { FormNotice } from '../../../forms/form-notice.tsx';
import { ProveBooking } from '../../../look-up/prove-booking.tsx';
import { noticePlace } from '../notice-place.ts';
import { wordsOf } from '../words-of.copy.ts';
import { AnswerPrice } from './answer-price.tsx';
import { BookAgain } from './book-again.tsx';
import { isConfirmedStay, isViewLost } from '../balance-due.ts';
import { endsOf } from '../ends-of.ts';
import { EnterCode } from './enter-code.tsx';
import { HeldUntil } from './held-until.tsx';
import { PropertyWords } from './property-words.tsx';
import { WaitingChange } from './waiting-change.tsx';
import * as styles from './opening.module.css';

const SentTo = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './sent-to.lazy.tsx').then(({ SentTo: part }) => part),
);
const SinceBooked = lazyPart(() =>
  import(/* webpackChunkName: "later" */ './since-booked.lazy.tsx').then(({ SinceBooked: part }) => part),
);

// Few hotels ask for a card.
const Guarantee = lazyPart(() =>
  import(/* webpackChunkName: "guarantee" */ './guarantee.island.tsx').then(({ Guarantee: part }) => part),
);

const NoShowFee = lazyPart(() =>
  import(/* webpackChunkName: "guarantee" */ './no-show-fee.island.tsx').then(({ NoShowFee: part }) => part),
);

/** What the booking is, in one sentence, and what can be done with it. */
export function Opening({ shown }: { readonly shown: ShownBooking }) {
  const { i18n } = useLingui();
  const { view } = shown;
  const words = wordsOf(shown);
  // What is still taken of a card is said by itself.
  const money = (shown.own?.guarantee?.due ?? 0) > 0 ? null : moneyWordsOf(view, shown.booking, shown.own?.refunds);
  return (
    <div>
      <p>
        <Badge tone={words.tone} {...(words.tone === 'good' ? { icon: check } : {})}>
          {i18n._(words.badge)}
        </Badge>
      </p>
      <h1 className={styles.title}>
        {shown.own !== null && (view === 'confirmed' || isJustBooked(shown)) ? (
          <Yours shown={shown} />
        ) : (
          i18n._(words.title)
        )}
      </h1>
      <p className={cx(lead, soft)}>
        {i18n._({ ...words.lead, values: { phone: isolated(shown.hotel.phone) } })}{' '}
        {money === null ? null : i18n._(money)}
      </p>
      <PropertyWords shown={shown} />
      <SinceBooked shown={shown} />
      <SentTo shown={shown} />
      {shown.code === null ? <HeldUntil shown={shown} /> : null}
      {noticePlace(shown) === 'top' ? <FormNotice notice={shown.formNotice} /> : null}
      {shown.own === null && shown.code === null ? (
        <ProveBooking
          bookingId={shown.booking.bookingId}
          act="status"
          lookup={shown.lookup}
          notice={shown.formNotice}
        />
      ) : null}
      {shown.own === null ? null : <WaitingChange booking={shown.own} />}
      {shown.own !== null && shown.acts.includes('answer_price') ? <AnswerPrice booking={shown.own} /> : null}
      {shown.code === null ? null : <EnterCode bookingId={shown.booking.bookingId} code={shown.code} />}
      {shown.own?.guarantee !== undefined ? (
        <Guarantee booking={shown.own} view={view} />
      ) : view === 'no_show' && shown.own !== null ? (
        <NoShowFee booking={shown.own} />
      ) : null}
      <Acts shown={shown} />
    </div>
  );
}

/** A telephone number in one piece. */
const isolated = (phone: string): string => isolate(phone.replaceAll(' ', '\u00A0'));

const dayMs = 24 * 3_600_000;

/** Whether a stay that is waited for was booked in its last day: its guest sees for the first time that it is theirs. */
const isJustBooked = ({ view, booking, checkIn }: ShownBooking): boolean =>
  view === 'waiting_to_host' && Date.parse(booking.createdAt) >= checkIn - dayMs;

/** "It’s yours, Ananya. See you on Friday 27 November."; of one for tonight "We are waiting to host you." */
function Yours({ shown }: { readonly shown: ShownBooking }) {
  const { locale, now } = usePage();
  const name = shown.greeting;
  if (shown.view === 'waiting_to_host')
    return (
      <Trans>
        It’s yours, <bdi>{name}</bdi>. We are waiting to host you.
      </Trans>
    );
  const { date } = endsOf(shown.booking).checkIn;
  const day = withYearOf(formatDate(date, locale, 'long'), date, now);
  return (
    <Trans>
      It’s yours, <bdi>{name}</bdi>. See you on {day}.
    </Trans>
  );
}

/** What this reader can do, by the table that the engine takes acts by. */
function Acts({ shown }: { readonly shown: ShownBooking }) {
  const { locale } = usePage();
  const { view, booking, acts } = shown;
  const { bookingId } = booking;
  if (isViewLost(view)) return <BookAgain shown={shown} />;
  const isKey = isConfirmedStay(view);
  const pays = acts.includes('pay') && shown.code === null;
  if (!isKey && !pays && !acts.includes('cancel') && !acts.includes('review')) return null;
  return (
    <>
      <div className={styles.acts}>
        {pays ? (
          <LinkButton href={inLanguage(urlOf('checkout', { bookingId }), locale)}>
            <Icon icon={lock} />
            <Trans>Complete the booking</Trans>
          </LinkButton>
        ) : null}
        {isKey ? <KeepIt shown={shown} /> : null}
        {acts.includes('review') ? <AfterTheStay bookingId={bookingId} isOver={view === 'stay_over'} /> : null}
        {acts.includes('cancel') ? (
          <LinkButton look="quiet" href={inLanguage(urlOf('cancel', { bookingId }), locale)}>
            <Icon icon={x} />
            {booking.status === 'requested' || booking.status === 'price_revised' ? (
              <Trans>Withdraw the request</Trans>
            ) : (
              <Trans>Cancel booking</Trans>
            )}
          </LinkButton>
        ) : null}
      </div>
      {view === 'waiting_to_host' && shown.own !== null && !acts.includes('cancel') ? (
        <TooLateToCancel phone={shown.hotel.phone} />
      ) : null}
    </>
  );
}

/** From check-in time on only the hotel itself can help: what the guest can still do is said, not left out. */
const TooLateToCancel = ({ phone }: { readonly phone: string }) => (
  <p className={cx(small, soft)}>
    <Trans>
      Check-in has begun, so it can no longer be cancelled here. If you cannot come, call us on{' '}
      <a href={telUrl(phone)}>
        <bdi>{phone}</bdi>
      </a>
      .
    </Trans>
  </p>
);

/** Says how the stay was: foremost once it is over. */
function AfterTheStay({ bookingId, isOver }: { readonly bookingId: string; readonly isOver: boolean }) {
  const { locale } = usePage();
  return (
    <LinkButton look={isOver ? 'brand' : 'quiet'} href={inLanguage(urlOf('review', {}, { of: bookingId }), locale)}>
      <Icon icon={pencil} />
      <Trans>Tell us how it was</Trans>
    </LinkButton>
  );
}

/** A stay that is sure goes into the guest's calendar, and onto paper. */
function KeepIt({ shown }: { readonly shown: ShownBooking }) {
  const { locale, origin } = usePage();
  const { t } = useLingui();
  const { booking, hotel } = shown;
  const page = `${origin}${inLanguage(urlOf('bookingStatus', { bookingId: booking.bookingId }), locale)}`;
  return (
    <>
      <LinkButton
        look={shown.own === null ? 'quiet' : 'brand'}
        href={calendarLink(shown, t`Stay at ${hotel.name}`, page)}
        download="stay.ics"
      >
        <Icon icon={calendarPlus} />
        <Trans>Add to calendar</Trans>
      </LinkButton>
      {shown.acts.includes('change') ? (
        <LinkButton look="quiet" href={inLanguage(urlOf('modify', { bookingId: booking.bookingId }), locale)}>
          <Icon icon={pencil} />
          <Trans>Modify</Trans>
        </LinkButton>
      ) : null}
      <Button look="quiet" onClick={() => window.print()}>
        <Icon icon={printer} />
        <Trans>Print</Trans>
      </Button>
    </>
  );
}
