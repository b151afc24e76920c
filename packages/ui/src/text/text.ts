import * as styles from './text.module.css';

/** For screen readers only. */
export const hidden = styles.hidden;
/** 14 px: labels and what is secondary. */
export const small = styles.small;
/** 13 px: captions, never body. */
export const tiny = styles.tiny;
/** Secondary ink, on paper and on the brand ground alike. */
export const soft = styles.soft;
/** What is free or in the guest's favour. */
export const good = styles.good;
/** Lining figures of equal width. */
export const numbers = styles.numbers;
/** The paragraph that opens a page. */
export const lead = styles.lead;
/** Lines no longer than one can read. */
export const measure = styles.measure;
/** Things side by side that may wrap. */
export const row = styles.row;
/** The page's edges: at most 84rem, centred, with the gutter. */
export const wrap = styles.wrap;
