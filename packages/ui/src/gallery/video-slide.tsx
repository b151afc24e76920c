import { imageUrl, type ImageQuality } from '@latchkey/site/urls';
import type { ReactNode } from 'react';
import * as styles from './gallery.module.css';

/** A film of a hotel. */
export interface GalleryFilm {
  readonly url: string;
  /** What it shows: its caption, and its label for screen readers. */
  readonly name: string;
  /** A picture of the hotel, `/images/{hotelId}/{name}.jpg`. */
  readonly poster: string;
}

interface FilmLeafProps {
  readonly film: GalleryFilm;
  readonly quality: ImageQuality;
  readonly isInSight: boolean;
}

/** A film in its gallery: nothing of it is fetched or heard before the guest starts it, and leafing on ends it. */
export function FilmLeaf({ film: { url, name, poster }, quality, isInSight }: FilmLeafProps): ReactNode {
  const still = imageUrl(poster, { width: 960, quality, format: 'jpg' });
  return (
    <figure>
      <div className={styles.film}>
        {isInSight ? (
          <video src={url} poster={still} aria-label={name} controls muted playsInline preload="none" />
        ) : (
          <img src={still} alt="" loading="lazy" />
        )}
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
