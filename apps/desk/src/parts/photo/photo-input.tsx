import type { ComponentProps } from 'react';
import * as styles from './photo-input.module.css';

/** The kinds that the engine takes; phones make a JPEG of what is not among them. */
const kinds = 'image/jpeg,image/png,image/webp';

/** The field of a form that takes photos. It stands behind all others: what is too large is cut off, and they are not. */
export const PhotoInput = (
  props: Pick<ComponentProps<'input'>, 'id' | 'multiple' | 'aria-invalid' | 'aria-describedby'>,
) => <input type="file" name="photo" accept={kinds} className={styles.input} {...props} />;
