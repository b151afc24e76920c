import { inLanguage, usePage } from '@latchkey/site';
import { TextLink } from '@latchkey/ui/button';
import { useLingui } from '@lingui/react/macro';
import { homeOf } from '../../../frame/home-of.ts';
import type { StaffHotel } from '../../../session/staff-session.ts';
import * as styles from '../you.module.css';

/** Back to the desk of each hotel. */
export function WayBack({ hotels }: { readonly hotels: readonly StaffHotel[] }) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    <nav className={styles.back} aria-label={t`Your hotels`}>
      {hotels.map((hotel) => (
        <TextLink key={hotel.hotelId} href={inLanguage(homeOf(hotel), locale)}>
          {hotel.name}
        </TextLink>
      ))}
    </nav>
  );
}
