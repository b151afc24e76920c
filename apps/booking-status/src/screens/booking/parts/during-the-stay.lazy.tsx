import { telUrl } from '@latchkey/format/phone';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { useInclusionWords } from '@latchkey/stay/stay-words';
import { TextLink } from '@latchkey/ui/button';
import { phone as phoneIcon } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ShownBooking } from '../booking.model.ts';
import * as styles from './finding-us.module.css';

/** What is at hand during the stay: reception, what is included, and the hour of leaving. */
export function DuringTheStay({ shown: { booking, hotel } }: { readonly shown: ShownBooking }) {
  const { locale } = usePage();
  const id = useId();
  const inclusion = useInclusionWords();
  const guests = booking.rooms.reduce((all, { adults, children }) => all + adults + children, 0);
  const included = [...new Set(booking.rooms.flatMap(({ inclusions = [] }) => inclusions))].flatMap(
    (code) => inclusion(code, guests) ?? [],
  );
  const leaving = formatTime(booking.checkOutTime, locale);
  return (
    <section aria-labelledby={id} data-below="phone">
      <h2 id={id} className={styles.title}>
        <Trans>While you are here</Trans>
      </h2>
      <ul className={styles.ways}>
        {included.map((words) => (
          <li key={words}>{words}</li>
        ))}
        {hotel.facilities.map((words) => (
          <li key={words}>{words}</li>
        ))}
        {booking.stay.kind === 'nights' ? (
          <li>
            <Trans>Check-out by {leaving}</Trans>
          </li>
        ) : null}
        <li>
          <TextLink href={telUrl(hotel.phone)}>
            <Icon icon={phoneIcon} />
            <Trans>Call reception</Trans>
          </TextLink>
        </li>
      </ul>
    </section>
  );
}
