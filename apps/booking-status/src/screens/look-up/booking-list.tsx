import type { MaskedBooking } from '@latchkey/api-contract/types';
import { mayMove } from '@latchkey/booking-core/booking-states';
import { inLanguage, usePage } from '@latchkey/site';
import { foundUrl, hotelHomeUrl, type LookUpAct } from '@latchkey/site/urls';
import { useStayDates } from '@latchkey/stay/stay-words';
import { LinkButton, TextLink } from '@latchkey/ui/button';
import { Panel } from '@latchkey/ui/panel';
import { soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { actWords } from './look-up.copy.ts';
import * as styles from './look-up-page.module.css';

/** The bookings that a code gave, or a sentence that says so where there are none at this hotel. */
export function BookingList({
  bookings,
  act,
}: {
  readonly bookings: readonly MaskedBooking[];
  readonly act: LookUpAct;
}) {
  const { locale, site } = usePage();
  if (bookings.length === 0)
    return (
      <Panel
        kind="empty"
        level={2}
        title={<Trans>Sorry, We didn't find any booking for this number</Trans>}
        acts={
          <LinkButton href={inLanguage(hotelHomeUrl(site), locale)}>
            <Trans>Choose a room</Trans>
          </LinkButton>
        }
      />
    );
  return (
    <ul className={styles.list}>
      {bookings.map((booking) => (
        <li key={booking.bookingId} className={styles.booking}>
          <b>
            <bdi>{booking.hotelName}</bdi>
          </b>
          <span>
            <When booking={booking} />
          </span>
          <span className={soft}>
            <bdi>{booking.reference}</bdi> · <bdi>{booking.guestName}</bdi>
          </span>
          <Acts booking={booking} act={act} />
        </li>
      ))}
    </ul>
  );
}

function Acts({ booking, act }: { readonly booking: MaskedBooking; readonly act: LookUpAct }) {
  const { locale } = usePage();
  const { i18n } = useLingui();
  const { bookingId, status } = booking;
  const to = (wanted: LookUpAct): string => inLanguage(foundUrl(wanted, bookingId), locale);
  return (
    <div className={styles.acts}>
      <TextLink href={to('status')}>
        <Trans>See the booking</Trans>
      </TextLink>
      {act !== 'status' && isFor(act, status) ? <TextLink href={to(act)}>{i18n._(actWords[act])}</TextLink> : null}
    </div>
  );
}

/** Whether a booking in a state can have what it is looked up for; its page knows whether it is the time for it. */
function isFor(act: LookUpAct, status: MaskedBooking['status']): boolean {
  if (act === 'cancel') return mayMove(status, 'cancelled', 'guest');
  if (act === 'pay') return status === 'payment_pending' || status === 'confirmed';
  return status === 'confirmed';
}

const When = ({ booking }: { readonly booking: MaskedBooking }): ReactNode => useStayDates(booking).dates;
