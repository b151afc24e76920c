import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import type { ShownBooking } from '../booking.model.ts';
import * as styles from './property-words.module.css';

/** What the hotel wrote with its last act, in its own words and language. */
export function PropertyWords({ shown: { own, hotel } }: { readonly shown: ShownBooking }) {
  if (!own?.propertyWords) return null;
  return (
    <figure className={styles.words}>
      <blockquote dir="auto">{own.propertyWords}</blockquote>
      <figcaption className={cx(small, soft)}>{hotel.name}</figcaption>
    </figure>
  );
}
