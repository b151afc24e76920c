import type { MaskedBooking } from '@latchkey/api-contract/types';
import { mayMove } from '@latchkey/booking-core/booking-states';
import { formatDate, formatDateRange } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { formatHour } from '@latchkey/format/time';
import { inLanguage, usePage } from '@latchkey/site';
import { hotelHomeUrl, urlOf, type Locale } from '@latchkey/site/urls';
import { LinkButton, TextLink } from '@latchkey/ui/button';
import { Panel } from '@latchkey/ui/panel';
import { soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { LookUpAct } from '../../look-up/look-up.types.ts';
import * as styles from './look-up-page.module.css';

/** The bookings that a code gave, or the specified sentence where there are none at this hotel. */
export function FoundBookings({
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
          <span>{whenOf(booking, locale)}</span>
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
  const { bookingId } = booking;
  const to = (route: 'bookingStatus' | 'cancel' | 'modify') => inLanguage(urlOf(route, { bookingId }), locale);
  const isOpen = mayMove(booking.status, 'cancelled', 'guest');
  return (
    <div className={styles.acts}>
      <TextLink href={to('bookingStatus')}>
        <Trans>See the booking</Trans>
      </TextLink>
      {isOpen && act !== 'modify' ? (
        <TextLink href={to('cancel')}>
          <Trans>Cancel it</Trans>
        </TextLink>
      ) : null}
      {booking.status === 'confirmed' && act === 'modify' ? (
        <TextLink href={to('modify')}>
          <Trans>Change it</Trans>
        </TextLink>
      ) : null}
    </div>
  );
}

function whenOf({ stay }: MaskedBooking, locale: Locale): string {
  return stay.kind === 'nights'
    ? formatDateRange(stay.checkIn, stay.checkOut, locale)
    : withCommas(
        [
          formatDate(stay.date, locale),
          `${formatHour(stay.startHour, locale)} – ${formatHour((stay.startHour + stay.hours) % 24, locale)}`,
        ],
        locale,
      );
}
