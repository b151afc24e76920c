import { inLanguage, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { check, chevronsUpDown } from '@latchkey/ui/icons';
import { HotelMark } from '@latchkey/ui/marks';
import { Trans } from '@lingui/react/macro';
import type { StaffHotel } from '../session/staff-session.ts';
import { homeOf } from './home-of.ts';
import * as styles from './hotel-switcher.module.css';
import * as menu from './menu.module.css';

/**
 * The hotel whose desk this is, and the others that the person works at. Each opens as a document of its own: it wears its
 * hotel's colours. It needs no script.
 */
export function HotelSwitcher({
  hotels,
  current,
}: {
  readonly hotels: readonly StaffHotel[];
  readonly current: StaffHotel;
}) {
  const { locale, site } = usePage();
  return (
    <details className={menu.menu}>
      <summary className={cx(menu.opener, styles.house)}>
        <span className={styles.mark}>
          <HotelMark slug={site.hotel?.websiteSlug ?? ''} className={styles.drawing} />
        </span>
        <span>
          <b className={styles.name}>{current.name}</b>
          <small className={styles.city}>{current.city}</small>
        </span>
        <Icon icon={chevronsUpDown} className={menu.sign} />
      </summary>
      <ul className={menu.list}>
        {hotels.map((hotel) => (
          <li key={hotel.hotelId}>
            <a
              className={menu.item}
              href={inLanguage(homeOf(hotel), locale)}
              aria-current={hotel.hotelId === current.hotelId ? 'true' : undefined}
            >
              <span>
                {hotel.name}
                <small className={menu.aside}>{hotel.city}</small>
              </span>
              {hotel.hotelId === current.hotelId ? <Icon icon={check} /> : null}
            </a>
          </li>
        ))}
        {hotels.length === 1 ? null : (
          <li>
            <a className={menu.item} href={inLanguage(deskUrl('hotels'), locale)}>
              <Trans>All my hotels</Trans>
            </a>
          </li>
        )}
      </ul>
    </details>
  );
}
