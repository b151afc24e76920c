import { formatRating } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Picture } from '@latchkey/ui/picture';
import { Star } from '@latchkey/ui/stars';
import { wrap } from '@latchkey/ui/text';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';
import { heroSizes } from '../hero-picture.ts';
import { PicturesButton } from './pictures-button.tsx';
import * as styles from './hero.module.css';

/** The line, the paragraph beside it, and the house in pictures. */
export function Hero({ hotel, ratings }: Pick<HomeModel, 'hotel' | 'ratings'>): ReactNode {
  const { imageQuality } = usePage();
  const [first, ...more] = hotel.HotelImages;
  return (
    <>
      <div className={cx(wrap, styles.head)}>
        <h1>{hotel.headline}</h1>
        <div>
          <p>{hotel.lead}</p>
          <Rating aggregate={ratings.aggregate} />
        </div>
      </div>
      {first === undefined ? null : (
        <div className={styles.pictures}>
          <div className={styles.first}>
            <Picture image={first} sizes={heroSizes} quality={imageQuality} priority />
          </div>
          {more.slice(0, 2).map((image) => (
            <div key={image.cdnImageUrl} className={styles.more}>
              <Picture image={image} sizes="25vw" quality={imageQuality} />
            </div>
          ))}
          <PicturesButton images={hotel.HotelImages} title={hotel.name} />
        </div>
      )}
    </>
  );
}

function Rating({ aggregate }: Pick<HomeModel['ratings'], 'aggregate'>): ReactNode {
  const { locale } = usePage();
  if (aggregate === null) return null;
  const rating = formatRating(aggregate.rating, locale);
  const guests = aggregate.user_ratings_total;
  return (
    <a className={styles.rating} href="#reviews">
      <Star />
      <Trans>
        {rating} from <Plural value={guests} one="# guest" other="# guests" />
      </Trans>
    </a>
  );
}
