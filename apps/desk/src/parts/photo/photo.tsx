import { pictureAddress } from './picture-address.ts';
import * as styles from './photo.module.css';

/** A picture that somebody of the hotel took, small; pressed it opens as it is kept. `label` says of what it is. */
export function Photo({
  hotelId,
  pictureId,
  label,
}: {
  readonly hotelId: number;
  readonly pictureId: string;
  readonly label: string;
}) {
  return (
    <a
      className={styles.photo}
      href={pictureAddress(hotelId, pictureId, 'large')}
      target="_blank"
      rel="noopener noreferrer"
    >
      <img
        className={styles.picture}
        src={pictureAddress(hotelId, pictureId, 'small')}
        alt={label}
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
      />
    </a>
  );
}
