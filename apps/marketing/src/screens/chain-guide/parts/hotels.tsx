import { telUrl } from '@latchkey/format/phone';
import { usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { LinkButton, TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { hung, hungTag } from '@latchkey/ui/hung-tag';
import { phone as phoneIcon } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Picture } from '@latchkey/ui/picture';
import { lead, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useAddressAt } from '../../../live/use-address-at.ts';
import type { GuideHotel } from '../chain-guide.model.ts';
import { pictureSizes } from '../picture-sizes.ts';
import * as styles from './hotels.module.css';

interface HotelsProps {
  readonly hotels: readonly GuideHotel[];
  /** A question to a hotel that has no chat. */
  readonly onAsk: (hotelId: number) => void;
}

/** What the guide is, and the hotels of the chain as the tags of their keys. */
export const Hotels = ({ hotels, onAsk }: HotelsProps) => (
  <section className={styles.rail}>
    <div className={cx(wrap, styles.columns)}>
      <div className={styles.said}>
        <h1>
          <Trans>The Sandalwood guide</Trans>
        </h1>
        <p className={lead}>
          <Trans>
            The assistant of the Sandalwood hotels answers your questions with the hotels’ own words, does thirteen
            things for you, and hands you to a person whenever you ask.
          </Trans>
        </p>
      </div>
      <ul className={styles.tags} data-below="phone">
        {hotels.map((hotel, at) => (
          <HotelTag key={hotel.id} hotel={hotel} isFirst={at === 0} onAsk={onAsk} />
        ))}
      </ul>
    </div>
  </section>
);

function HotelTag({
  hotel,
  isFirst,
  onAsk,
}: { readonly hotel: GuideHotel; readonly isFirst: boolean } & Pick<HotelsProps, 'onAsk'>) {
  const { imageQuality } = usePage();
  const addressAt = useAddressAt(hotel);
  const { id, name, city, headline, phone, chatUrl, image, theme } = hotel;
  return (
    <li className={cx(hung, styles.hung)}>
      <div className={cx(hungTag, styles.tag)} style={{ '--tag': theme.tag } as CSSProperties}>
        <h2 className={styles.name}>
          <TextLink href={addressAt(urlOf('hotelHome'))}>{name}</TextLink>
        </h2>
        <p>{city}</p>
        <p>{headline}</p>
        <p className={styles.acts}>
          <LinkButton look="ink" size="small" href={telUrl(phone)}>
            <Icon icon={phoneIcon} />
            <Trans context="telephone the hotel">Call</Trans>
          </LinkButton>
          {chatUrl === null ? (
            <LinkButton look="ink" size="small" href="#ask" onClick={() => onAsk(id)}>
              <Trans>Start a chat</Trans>
            </LinkButton>
          ) : (
            <LinkButton look="ink" size="small" href={chatUrl} rel="noopener">
              <Trans>Start a chat</Trans>
            </LinkButton>
          )}
        </p>
        <p className={styles.number}>
          <bdi dir="ltr">{phone}</bdi>
        </p>
        {image === null ? null : (
          <Picture
            image={{ ...image, alt: '' }}
            sizes={pictureSizes}
            priority={isFirst}
            quality={imageQuality}
            className={styles.picture}
          />
        )}
      </div>
    </li>
  );
}
