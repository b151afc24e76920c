import { formatDate } from '@latchkey/format/date';
import { isolate } from '@latchkey/format/money';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { Badge } from '@latchkey/ui/badge';
import { Button, LinkButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { calendarPlus, check, lock, pencil, printer, x } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { lead, soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { codeViewWords, moneyWordsOf, viewWords } from '../booking.copy.ts';
import type { ShownBooking } from '../booking.model.ts';
import { calendarLink } from '../calendar-link.ts';
import { FormNotice } from '../../../forms/form-notice.tsx';
import { ProveBooking } from '../../../look-up/prove-booking.tsx';
import { AnswerPrice } from './answer-price.tsx';
import { greetingName } from '../greeting-name.ts';
import { roomsUrlOf } from '../rooms-of.ts';
import { isViewAhead, isConfirmedStay } from '../balance-due.ts';
import { endsOf } from '../timeline.ts';
import { EnterCode } from './enter-code.tsx';
import { HeldUntil } from './held-until.tsx';
import { NoShowKept } from './no-show-kept.tsx';
import { PropertyWords } from './property-words.tsx';
import { SentTo } from './sent-to.tsx';
import { WaitingChange } from './waiting-change.tsx';
import * as styles from './opening.module.css';

/** What the booking is, in one sentence, and what can be done with it. */
export function Opening({ shown }: { readonly shown: ShownBooking }) {
  const { i18n } = useLingui();
  const { view } = shown;
  const words = shown.code === null ? viewWords[view] : codeViewWords[shown.code.makes];
  const money = moneyWordsOf(view, shown.booking);
  return (
    <div>
      <p>
        <Badge tone={words.tone} {...(words.tone === 'good' ? { icon: check } : {})}>
          {i18n._(words.badge)}
        </Badge>
      </p>
      <h1 className={styles.title}>
        {view === 'confirmed' && shown.own ? <Yours shown={shown} /> : i18n._(words.title)}
      </h1>
      <p className={cx(lead, soft)}>
        {i18n._({ ...words.lead, values: { phone: isolated(shown.hotel.phone) } })}{' '}
        {money === null ? null : i18n._(money)}
      </p>
      <PropertyWords shown={shown} />
      <SentTo shown={shown} />
      {shown.code === null ? <HeldUntil shown={shown} /> : null}
      {view === 'revised_price' ? <FormNotice notice={shown.formNotice} /> : null}
      {shown.own === null && shown.code === null ? (
        <ProveBooking
          bookingId={shown.booking.bookingId}
          act="status"
          lookup={shown.lookup}
          notice={shown.formNotice}
        />
      ) : null}
      {shown.own === null ? null : <WaitingChange booking={shown.own} />}
      {shown.own === null || shown.code !== null ? null : <AnswerPrice booking={shown.own} />}
      {shown.code === null ? null : <EnterCode bookingId={shown.booking.bookingId} code={shown.code} />}
      {view === 'no_show' && shown.own !== null ? <NoShowKept booking={shown.own} /> : null}
      <Acts shown={shown} />
    </div>
  );
}

/** A telephone number in one piece. */
const isolated = (phone: string): string => isolate(phone.replaceAll(' ', '\u00A0'));

/** "It’s yours, Ananya. See you on Friday 27 November." */
function Yours({ shown }: { readonly shown: ShownBooking }) {
  const { locale } = usePage();
  const name = greetingName(shown.own?.travellers[0]?.fullName ?? '');
  const day = formatDate(endsOf(shown.booking).checkIn.date, locale, 'long');
  return (
    <Trans>
      It’s yours, <bdi>{name}</bdi>. See you on {day}.
    </Trans>
  );
}

function Acts({ shown }: { readonly shown: ShownBooking }) {
  const { locale, site } = usePage();
  const { view, booking, own } = shown;
  const { bookingId } = booking;
  if (view === 'expired' || view === 'rejected' || view === 'cancelled' || view === 'no_show') {
    return (
      <div className={styles.acts}>
        <LinkButton look={view === 'expired' ? 'brand' : 'quiet'} href={inLanguage(roomsUrlOf(site), locale)}>
          <Trans>Choose a room</Trans>
        </LinkButton>
      </div>
    );
  }
  if (view === 'stay_over') return own === null ? null : <AfterTheStay bookingId={bookingId} />;
  if (!isViewAhead(view)) return null;
  return (
    <div className={styles.acts}>
      {view === 'complete_booking' && shown.code === null ? (
        <LinkButton href={inLanguage(urlOf('checkout', { bookingId }), locale)}>
          <Icon icon={lock} />
          <Trans>Complete the booking</Trans>
        </LinkButton>
      ) : null}
      {isConfirmedStay(view) ? <KeepIt shown={shown} /> : null}
      {own !== null && view !== 'enjoy_your_stay' ? (
        <LinkButton look="quiet" href={inLanguage(urlOf('cancel', { bookingId }), locale)}>
          <Icon icon={x} />
          <Trans>Cancel booking</Trans>
        </LinkButton>
      ) : null}
    </div>
  );
}

/** What a guest can do once the stay is over: say how it was. */
function AfterTheStay({ bookingId }: { readonly bookingId: string }) {
  const { locale } = usePage();
  return (
    <div className={styles.acts}>
      <LinkButton href={inLanguage(urlOf('review', {}, { of: bookingId }), locale)}>
        <Icon icon={pencil} />
        <Trans>Tell us how it was</Trans>
      </LinkButton>
    </div>
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
      {shown.mayChange ? (
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
