import { inLanguage, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { plus, search } from '@latchkey/ui/icons';
import { Trans } from '@lingui/react/macro';
import type { StaffHotel } from '../session/staff-session.ts';
import type { FrameModel } from './desk-frame.types.ts';
import { FindForm } from './find-form.tsx';
import { mayHere } from '../session/may-here.ts';
import * as styles from './navigation-links.module.css';
import { reachField } from './reach-field.ts';

/** How many of a phone's bar somebody's role needs for what is done from every page. */
export const hasThumbActs = (hotel: StaffHotel): number =>
  Number(mayHere(hotel, 'bookAtProperty')) + Number(mayHere(hotel, 'findBookings'));

/** In the middle of a phone's bar: a new booking, and one that is sought, whose field rises over the bar without a script. */
export function ThumbActs({ frame }: { readonly frame: FrameModel }) {
  const { locale } = usePage();
  const { hotel } = frame;
  return (
    <>
      {mayHere(hotel, 'bookAtProperty') ? (
        <li className={styles.act}>
          <a
            className={cx(styles.place, styles.create)}
            data-keys="n"
            href={inLanguage(deskUrl('newBooking', { hotelId: hotel.hotelId }), locale)}
          >
            <Icon icon={plus} className={styles.icon} />
            <Trans context="a new booking, at a phone's thumb">New</Trans>
          </a>
        </li>
      ) : null}
      {mayHere(hotel, 'findBookings') ? (
        <li className={styles.act}>
          <details key={frame.here} onToggle={reachField}>
            <summary className={styles.place} data-keys="/">
              <Icon icon={search} className={styles.icon} />
              <Trans context="search at the desk">Find</Trans>
            </summary>
            <FindForm frame={frame} className={styles.seek} />
          </details>
        </li>
      ) : null}
    </>
  );
}
