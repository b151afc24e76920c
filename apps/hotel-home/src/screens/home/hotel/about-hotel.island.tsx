import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { FacilityMark } from '@latchkey/ui/facility-mark';
import { Picture } from '@latchkey/ui/picture';
import { Section } from '@latchkey/ui/section';
import { measure, soft, tiny } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { later } from '../../../offer/words/later-words.ts';
import type { HomeModel } from '../home.model.ts';
import * as styles from './about-hotel.module.css';

/** Who the hotel is and what it has, and the page's one bleeding picture. */
export const AboutHotel = later(({ hotel }: Pick<HomeModel, 'hotel'>): ReactNode => {
  return (
    <Section title={<Trans>The hotel</Trans>} bleed={<Bleed hotel={hotel} />}>
      <p className={styles.lead}>{hotel.description}</p>
      <div className={styles.columns}>
        <p className={measure}>{hotel.story}</p>
        <ul className={styles.facilities}>
          {hotel.facilities.map((facility, place) => (
            <li key={facility}>
              <FacilityMark name={hotel.facilityMarks?.[place]} />
              {facility}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
});

function Bleed({ hotel }: Pick<HomeModel, 'hotel'>): ReactNode {
  const { imageQuality } = usePage();
  const image = hotel.HotelImages[3];
  return image === undefined ? null : (
    <figure className={styles.bleed}>
      <Picture image={image} sizes="(min-width: 1024px) 75vw, 100vw" quality={imageQuality} />
      {image.caption === null ? null : <figcaption className={cx(tiny, soft)}>{image.caption}</figcaption>}
    </figure>
  );
}
