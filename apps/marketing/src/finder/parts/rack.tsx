import type { HotelCard } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { inLanguage, usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { plus } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Picture } from '@latchkey/ui/picture';
import { Price } from '@latchkey/ui/price';
import { wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useHotelLink } from '../use-hotel-link.ts';
import * as styles from './rack.module.css';

/** How far down each cord reaches: a rack, not a ruler. */
const drops = [0.4, 1.1, 0, 0.7, 0.3, 1.1, 0, 0.7];
const dropOf = (place: number): CSSProperties => ({ '--drop': drops[place % drops.length] }) as CSSProperties;

/** Every hotel as the tag of its key, on one rail. */
export function Rack({
  hotels,
  hasFreeHook = false,
}: {
  readonly hotels: readonly HotelCard[];
  readonly hasFreeHook?: boolean;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  return (
    // The rack scrolls sideways on a phone: the keyboard must be able to scroll it too.
    <section className={styles.rack} aria-label={t`Hotels on Latchkey`} tabIndex={0}>
      <ul className={cx(wrap, styles.hooks)}>
        {hotels.map((hotel, place) => (
          <li key={hotel.id} style={dropOf(place)}>
            <Key hotel={hotel} />
          </li>
        ))}
        {hasFreeHook ? (
          <li className={styles.free} style={dropOf(hotels.length)}>
            <a className={styles.hung} href={inLanguage('/start', locale)}>
              <span className={styles.key}>
                <b>
                  <Trans context="the tag of the reader’s own hotel">Yours</Trans>
                </b>
                <span>
                  <Trans>Your hotel here</Trans>
                </span>
                <span className={styles.from}>
                  <Icon icon={plus} />
                </span>
              </span>
            </a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function Key({ hotel }: { readonly hotel: HotelCard }) {
  const { locale, imageQuality } = usePage();
  const linkTo = useHotelLink();
  return (
    <a className={styles.hung} href={linkTo(hotel)}>
      <span className={styles.key} style={{ '--tag': hotel.theme.tag } as CSSProperties}>
        <b>{hotel.name}</b>
        <span>{hotel.destination ?? hotel.city}</span>
        <Picture image={{ ...hotel.image, alt: '' }} sizes="160px" quality={imageQuality} className={styles.picture} />
        {hotel.fromPrice === null ? null : (
          <span className={styles.from}>
            <Trans context="before the lowest price of a night">a night from</Trans>
            <Price>{formatMoney(hotel.fromPrice, hotel.currency, locale)}</Price>
          </span>
        )}
      </span>
    </a>
  );
}
