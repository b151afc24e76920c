import { usePage } from '@latchkey/site';
import { Picture } from '@latchkey/ui/picture';
import type { ReactNode } from 'react';
import { heroSizes } from './hero-picture.ts';
import { PicturesButton, type PicturesButtonProps } from './pictures-button.tsx';
import * as styles from './hero.module.css';

/** The first pictures of a hotel or a room, edge to edge, and the way to all of them. */
export function Pictures({ images, title, videos }: PicturesButtonProps): ReactNode {
  const { imageQuality } = usePage();
  const [first, ...more] = images;
  if (first === undefined) return null;
  return (
    <div className={styles.pictures}>
      <div className={styles.first}>
        <Picture image={first} sizes={heroSizes} quality={imageQuality} priority />
      </div>
      {more.slice(0, 2).map((image) => (
        <div key={image.cdnImageUrl} className={styles.more}>
          <Picture image={image} sizes="25vw" quality={imageQuality} />
        </div>
      ))}
      <PicturesButton images={images} title={title} videos={videos} />
    </div>
  );
}
