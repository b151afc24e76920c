import * as styles from './hung-tag.module.css';

/** Where a tag hangs from the rail above it; `--cord` is how far. */
export const hung = styles.hung;
/** The tag that hangs there: its colour is the hotel's (`--tag`). */
export const hungTag = styles.tag;
