import type { HotelFound } from '@latchkey/api-contract/types';
import { formatDateRange } from '@latchkey/format/date';
import { withCommas } from '@latchkey/format/list';
import { inLanguage, usePage } from '@latchkey/site';
import { defaultGuests, stayUrl } from '@latchkey/site/urls';
import { useStayWords } from '@latchkey/stay/stay-words';
import { cx } from '@latchkey/ui/cx';
import { Picture } from '@latchkey/ui/picture';
import { Price } from '@latchkey/ui/price';
import { Section } from '@latchkey/ui/section';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { pictureSizes } from '../../finder/parts/picture-sizes.ts';
import { useAddressOn } from '../../use-address-on.ts';
import * as styles from './this-weekend.module.css';
import type { Weekend } from './weekend.ts';

/** Where two could be on Friday, and what it costs in all. */
export function ThisWeekend({ weekend }: { readonly weekend: Weekend }) {
  const { locale } = usePage();
  const words = useStayWords();
  const { checkIn, checkOut, hotels, isThis } = weekend;
  return (
    <Section
      title={isThis ? <Trans>This weekend</Trans> : <Trans>Next weekend</Trans>}
      note={
        <p className={soft}>
          {withCommas([formatDateRange(checkIn, checkOut, locale), words.guests(defaultGuests)], locale)}
        </p>
      }
    >
      <ul className={styles.stays}>
        {hotels.map((hotel) => (
          <Stay key={hotel.id} hotel={hotel} weekend={weekend} />
        ))}
      </ul>
    </Section>
  );
}

function Stay({ hotel, weekend: { checkIn, checkOut } }: { readonly hotel: HotelFound; readonly weekend: Weekend }) {
  const { locale, imageQuality } = usePage();
  const on = useAddressOn();
  const words = useStayWords();
  const address = stayUrl({ hotelId: hotel.id, checkIn, checkOut, guests: defaultGuests });
  if (hotel.stay.kind !== 'free') return null;
  const price = <Price>{words.money(hotel.stay.total, hotel.currency)}</Price>;
  return (
    <li>
      <a className={styles.stay} href={on(hotel.domain, inLanguage(address, locale))}>
        <Picture
          image={{ ...hotel.image, alt: '' }}
          sizes={pictureSizes}
          quality={imageQuality}
          className={styles.picture}
        />
        <b>{hotel.destination ?? hotel.city}</b>
        <span className={soft}>{hotel.name}</span>
        <span className={cx(small, styles.price)}>
          <Trans>two nights from {price}</Trans>
        </span>
      </a>
    </li>
  );
}
