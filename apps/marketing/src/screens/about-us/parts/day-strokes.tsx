import * as styles from './retention.module.css';

const inALine = 31;
const [across, down] = [9, 16];

/** So many days, each a stroke, a month to a line. */
export function DayStrokes({ days }: { readonly days: number }) {
  const lines = Math.ceil(days / inALine);
  const strokes = Array.from(
    { length: days },
    (_, day) => `M${(day % inALine) * across + 1} ${Math.floor(day / inALine) * down}v11`,
  );
  return (
    <svg className={styles.strokes} viewBox={`0 0 ${inALine * across} ${lines * down}`} aria-hidden="true">
      <path d={strokes.join('')} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
