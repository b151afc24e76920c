import type { ShownPicture } from '../model/pictures.types.ts';
import { imageAddress } from './image-address.ts';
import * as styles from './pictures.module.css';

/** A picture, small, cropped as guests see it cropped. */
export function Thumbnail({
  hotelId,
  picture: { name, says, focus },
  shape,
}: {
  readonly hotelId: number;
  readonly picture: ShownPicture;
  readonly shape: 'wide' | 'square';
}) {
  return (
    <img
      className={shape === 'wide' ? styles.wide : styles.square}
      src={imageAddress(hotelId, name, 'small')}
      alt={says}
      width={shape === 'wide' ? 240 : 150}
      height={150}
      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      loading="lazy"
      decoding="async"
    />
  );
}
