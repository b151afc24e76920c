import type { ReactNode } from 'react';
import * as styles from './facility-mark.module.css';

/**
 * What a hotel or a room has, drawn; a tick where its file names nothing that is drawn. One picture masks all of them, so
 * that no script carries them. It says nothing to a screen reader.
 */
export const FacilityMark = ({ name }: { readonly name: string | undefined }): ReactNode => (
  <span className={styles.mark} data-mark={name} aria-hidden="true" />
);
