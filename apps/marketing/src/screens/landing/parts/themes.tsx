import type { HotelCard } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Picture } from '@latchkey/ui/picture';
import { Price } from '@latchkey/ui/price';
import { Section } from '@latchkey/ui/section';
import { small, soft, tiny } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import * as styles from './themes.module.css';

/** Three hotels in their own colours: all that a hotel has to choose. */
export function Themes({ hotels }: { readonly hotels: readonly HotelCard[] }) {
  return (
    <Section title={<Trans>Make it yours in four choices</Trans>}>
      <p className={styles.said}>
        <Trans>
          A main colour, a second one, a tint and the shape of the corners. We check that every word can be read on
          them.
        </Trans>
      </p>
      <div className={styles.themes}>
        {hotels.slice(0, 3).map((hotel) => (
          <Themed key={hotel.id} hotel={hotel} />
        ))}
      </div>
    </Section>
  );
}

function Themed({ hotel }: { readonly hotel: HotelCard }) {
  const { locale, imageQuality } = usePage();
  const { brand, tag, mist, corner } = hotel.theme;
  return (
    <article
      aria-label={hotel.name}
      data-theme="sample"
      className={styles.card}
      style={{ '--brand': brand, '--tag': tag, '--mist': mist, '--corner': corner } as CSSProperties}
    >
      <Picture
        image={{ ...hotel.image, alt: '' }}
        sizes="(min-width: 768px) 25vw, 90vw"
        quality={imageQuality}
        className={styles.picture}
      />
      <div className={styles.desk} />
      <div className={styles.body}>
        <h3>{hotel.name}</h3>
        <p className={cx(small, soft)}>{hotel.destination ?? hotel.city}</p>
        <p className={styles.price}>
          <b>
            {hotel.fromPrice === null ? '–' : <Price>{formatMoney(hotel.fromPrice, hotel.currency, locale)}</Price>}
          </b>
          <span className={tiny}>
            <Trans>a night, taxes included</Trans>
          </span>
        </p>
        <span className={styles.choose} aria-hidden="true">
          <Trans context="a button on a sample">Choose</Trans>
        </span>
      </div>
    </article>
  );
}
