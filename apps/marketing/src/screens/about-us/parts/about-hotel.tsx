import { telUrl } from '@latchkey/format/phone';
import { inLanguage, usePage } from '@latchkey/site';
import { hotelHomeAnchor, hotelHomeUrl } from '@latchkey/site/urls';
import { LinkButton, TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Picture } from '@latchkey/ui/picture';
import { lead, measure, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { HotelOfPage } from '../about-us.model.ts';
import * as styles from './about-hotel.module.css';

/** The hotel in its own words, how to reach it, and who runs its site. */
export function AboutHotel({ hotel }: { readonly hotel: HotelOfPage }) {
  const { imageQuality, locale, site } = usePage();
  const { name, headline, description, story, address, phone, email, image } = hotel;
  return (
    <section className={cx(wrap, styles.about)}>
      <div className={styles.said}>
        <h1>{headline}</h1>
        <p className={lead}>{description}</p>
        <p className={measure}>{story}</p>
        <p>
          <LinkButton href={`${inLanguage(hotelHomeUrl(site), locale)}${hotelHomeAnchor('rooms')}`}>
            <Trans>See the rooms</Trans>
          </LinkButton>
        </p>
        <address className={styles.address}>
          {address}
          <br />
          <TextLink href={telUrl(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </TextLink>
          <br />
          <TextLink href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </TextLink>
        </address>
        <p className={measure}>
          <Trans>
            You book with {name}, and the hotel answers for the stay. Latchkey runs this site for it; what it shows
            about the hotel is for reference, and disputes go to the hotel.
          </Trans>
        </p>
      </div>
      {image === null ? null : (
        <Picture
          image={image}
          sizes="(min-width: 1024px) 45vw, 92vw"
          quality={imageQuality}
          priority
          className={styles.picture}
        />
      )}
    </section>
  );
}
