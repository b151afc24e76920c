import type { HotelFound } from '@latchkey/api-contract/types';
import { daysBetween } from '@latchkey/booking-core/dates';
import { withCommas } from '@latchkey/format/list';
import { formatNumber } from '@latchkey/format/number';
import { inLanguage, usePage } from '@latchkey/site';
import { stayUrl } from '@latchkey/site/urls';
import { useStayWords } from '@latchkey/stay/stay-words';
import { LinkButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Picture } from '@latchkey/ui/picture';
import { Price } from '@latchkey/ui/price';
import { Star } from '@latchkey/ui/stars';
import { small, soft } from '@latchkey/ui/text';
import { Plural, Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useAddressOn } from '../../use-address-on.ts';
import type { FinderSearch } from '../finder.model.ts';
import { pictureSizes } from './picture-sizes.ts';
import * as styles from './hotel-result.module.css';

interface FoundHotelProps {
  readonly hotel: HotelFound;
  readonly number: number;
  readonly asked: FinderSearch;
}

/** One hotel that was found, with what the stay costs there; it leads to the hotel's own rooms on these dates. */
export function HotelResult({ hotel, number, asked }: FoundHotelProps) {
  const { locale, imageQuality } = usePage();
  const on = useAddressOn();
  const { checkIn, checkOut, guests } = asked;
  const address = on(hotel.domain, inLanguage(stayUrl({ hotelId: hotel.id, checkIn, checkOut, guests }), locale));
  const figure = ratingOf(hotel);
  const rating = figure === null ? '' : formatNumber(figure.value, locale, { least: 1 });
  return (
    <li id={`hotel-${hotel.id}`} className={styles.hotel}>
      <Picture
        image={hotel.image}
        sizes={pictureSizes}
        priority={number === 1}
        quality={imageQuality}
        className={styles.picture}
      />
      <div>
        <h2 className={styles.name}>
          <span className={styles.number} style={{ '--tag': hotel.theme.tag } as CSSProperties}>
            {number}
          </span>
          <a href={address}>{hotel.name}</a>
        </h2>
        <p className={soft}>
          {withCommas([...new Set([hotel.locality, hotel.city, hotel.destination, hotel.country])], locale)}
        </p>
        {hotel.headline === undefined ? null : <p className={styles.line}>{hotel.headline}</p>}
        <ul className={cx(small, styles.facts)}>
          {rating === '' ? null : (
            <li>
              <Star />
              {figure?.from === 'google' ? <Trans>{rating} on Google</Trans> : <Trans>{rating} from its guests</Trans>}
            </li>
          )}
          <li>
            {hotel.confirmation === 'instant' ? (
              <Trans>Confirmed at once</Trans>
            ) : (
              <Trans>The hotel confirms by email</Trans>
            )}
          </li>
          {hotel.paysAtProperty ? (
            <li>
              <Trans>Pay at the hotel</Trans>
            </li>
          ) : null}
          {hotel.vacationRental ? (
            <li>
              <Trans>Whole place</Trans>
            </li>
          ) : null}
        </ul>
      </div>
      <div className={styles.offer}>
        <Cost hotel={hotel} asked={asked} />
        <LinkButton look={hotel.stay.kind === 'free' ? 'brand' : 'quiet'} href={address}>
          {hotel.stay.kind === 'free' || hotel.stay.kind === 'several_types' ? (
            <Trans>See rooms</Trans>
          ) : (
            <Trans>See other dates</Trans>
          )}
        </LinkButton>
      </div>
    </li>
  );
}

function Cost({ hotel: { stay, currency }, asked }: Pick<FoundHotelProps, 'hotel' | 'asked'>) {
  const words = useStayWords();
  const nights = daysBetween(asked.checkIn, asked.checkOut);
  const [party, length] = [words.guests(asked.guests), words.nights(nights)];
  switch (stay.kind) {
    case 'free':
      return (
        <p>
          <span className={soft}>
            <Trans context="before the lowest price of a stay">from</Trans>
          </span>{' '}
          <Price className={styles.total}>{words.money(stay.total, currency)}</Price>
          <span className={cx(small, soft, styles.for)}>
            {stay.roomCount > 1 ? (
              <Trans>
                {length}, {party}, {words.rooms(stay.roomCount)}, taxes included
              </Trans>
            ) : (
              <Trans>
                {length}, {party}, taxes included
              </Trans>
            )}
          </span>
        </p>
      );
    case 'several_types':
      return (
        <p className={small}>
          <Trans>Several rooms together fit {party}. Choose them on the hotel’s page.</Trans>
        </p>
      );
    case 'too_small':
      return (
        <p className={small}>
          <Trans>No rooms here hold {party} in one booking.</Trans>
        </p>
      );
    case 'min_stay':
      return (
        <p className={small}>
          <Plural value={stay.nights} one="Minimum stay # night" other="Minimum stay # nights" />
        </p>
      );
    case 'sold_out':
      return (
        <p className={small}>
          <Trans>Sold out for your dates</Trans>
        </p>
      );
  }
}

/** The figure of the hotel's own page; of an engine that does not tell it, Google's. */
function ratingOf({ rating, googleRating }: HotelFound): NonNullable<HotelFound['rating']> | null {
  if (rating !== undefined) return rating;
  return googleRating === null ? null : { value: googleRating, from: 'google' };
}
