import { usePage } from '@latchkey/site';
import { imageUrl, type ImageQuality } from '@latchkey/site/urls';
import type { ReactNode } from 'react';
import { TextLink } from '../button/text-button.tsx';
import * as styles from './gallery.module.css';

/** A video of a hotel. */
export interface GalleryVideo {
  readonly url: string;
  /** What it shows: its caption, and its label for screen readers. */
  readonly name: string;
  /** A picture of the hotel, `/images/{hotelId}/{name}.jpg`. */
  readonly poster: string;
}

interface VideoSlideProps {
  readonly video: GalleryVideo;
  readonly quality: ImageQuality;
  readonly isInSight: boolean;
}

/**
 * A video in its gallery: nothing of it is fetched or heard before the guest starts it, and the next slide ends it. On a host
 * of many hotels a page fetches nothing from where one of them keeps its films: there it is a link.
 */
export function VideoSlide({ video: { url, name, poster }, quality, isInSight }: VideoSlideProps): ReactNode {
  const isElsewhere = usePage().site.kind !== 'hotel' && !url.startsWith('/');
  const still = imageUrl(poster, { width: 960, quality, format: 'jpg' });
  return (
    <figure>
      <div className={styles.video}>
        {isInSight && !isElsewhere ? (
          <video src={url} poster={still} aria-label={name} controls muted playsInline preload="none" />
        ) : (
          <img src={still} alt="" loading="lazy" />
        )}
      </div>
      <figcaption>
        {isElsewhere ? (
          <TextLink href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </TextLink>
        ) : (
          name
        )}
      </figcaption>
    </figure>
  );
}
