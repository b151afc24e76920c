import { hotelHomeAnchor } from '@latchkey/site/urls';
import { formatRating } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { Star } from '@latchkey/ui/stars';
import { wrap } from '@latchkey/ui/text';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';
import { Pictures } from '../../../offer/pictures/pictures.tsx';
import * as styles from '../../../offer/pictures/hero.module.css';

/** The line, the paragraph beside it, and the hotel in pictures. */
export function Hero({ hotel, ratings, videos }: Pick<HomeModel, 'hotel' | 'ratings' | 'videos'>): ReactNode {
  return (
    <>
      <div className={cx(wrap, styles.head)}>
        <h1>{hotel.headline}</h1>
        <div>
          <p>{hotel.lead}</p>
          <Rating aggregate={ratings.aggregate} />
        </div>
      </div>
      <Pictures images={hotel.HotelImages} title={hotel.name} videos={videos} />
    </>
  );
}

function Rating({ aggregate }: Pick<HomeModel['ratings'], 'aggregate'>): ReactNode {
  const { locale } = usePage();
  // The fallback rating is shown below with its explanation, not here.
  if (aggregate === null || aggregate.isFallback === true) return null;
  const rating = formatRating(aggregate.rating, locale);
  const guests = aggregate.user_ratings_total;
  return (
    <a className={styles.rating} href={hotelHomeAnchor('reviews')}>
      <Star />
      {aggregate.from === 'google' ? (
        <Trans>
          {rating} on Google, <Plural value={guests} one="# guest" other="# guests" />
        </Trans>
      ) : (
        <Trans>
          {rating} from <Plural value={guests} one="# guest" other="# guests" />
        </Trans>
      )}
    </a>
  );
}
