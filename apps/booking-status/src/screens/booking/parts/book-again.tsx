import { inLanguage, usePage } from '@latchkey/site';
import { stayUrl } from '@latchkey/site/urls';
import { LinkButton } from '@latchkey/ui/button';
import { Trans } from '@lingui/react/macro';
import type { ShownBooking } from '../booking.model.ts';
import { roomsUrlOf } from '../rooms-of.ts';
import * as styles from './opening.module.css';

/** After a booking that came to nothing: other rooms on its nights while they lie ahead, and other nights. */
export function BookAgain({ shown: { view, booking, own } }: { readonly shown: ShownBooking }) {
  const { locale, site, now } = usePage();
  const { stay } = booking;
  const first = own?.selection?.rooms ?? [];
  const isAhead = stay.kind === 'nights' && Date.parse(`${stay.checkIn}T23:59:59Z`) > now;
  const sameNights =
    isAhead && view !== 'no_show' && first.length > 0
      ? stayUrl({
          hotelId: booking.hotelId,
          checkIn: stay.checkIn,
          checkOut: stay.checkOut,
          guests: {
            adults: sum(first.map(({ adults }) => adults)),
            childAges: first.flatMap(({ childAges }) => childAges),
            infants: sum(first.map(({ infants }) => infants)),
          },
        })
      : null;
  return (
    <div className={styles.acts}>
      {sameNights === null ? null : (
        <LinkButton href={inLanguage(sameNights, locale)}>
          <Trans>Other rooms on these nights</Trans>
        </LinkButton>
      )}
      <LinkButton
        look={view === 'expired' && sameNights === null ? 'brand' : 'quiet'}
        href={inLanguage(roomsUrlOf(site), locale)}
      >
        <Trans>Choose a room</Trans>
      </LinkButton>
    </div>
  );
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);
