import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { CalendarKey } from './calendar-key.tsx';
import type { CalendarDates } from './date-range.types.ts';
import { Month } from './month.tsx';
import { lastOfMonth, lowestAmount, monthsBetween } from './stay-rules.ts';
import { useStartAtDay } from './use-start-at-day.ts';
import * as styles from './calendar.module.css';

interface MonthsProps {
  /** A date of the first month. */
  readonly first: string;
  /** The date that has the focus: its month is drawn. */
  readonly focused: string;
  /** The arrival date while no departure is chosen yet. */
  readonly anchor: string | null;
  /** How many months there are. */
  readonly count: number;
  readonly isNarrow: boolean;
  readonly dates: CalendarDates;
  readonly today: string;
  readonly onSight: ((date: string) => void) | undefined;
  readonly priceNote: ReactNode;
}

/** The months in sight and what their marks mean. On a narrow screen more of them are drawn as the guest scrolls on. */
export function Months({
  first,
  focused,
  anchor,
  count,
  isNarrow,
  dates,
  today,
  onSight,
  priceNote,
}: MonthsProps): ReactNode {
  const [scrolled, setScrolled] = useState(3);
  const drawn = isNarrow ? Math.min(count, Math.max(scrolled, monthsBetween(first, focused) + 2)) : count;
  const last = lastOfMonth(first, drawn - 1);
  const seen = new Map([...dates].filter(([date]) => date >= first.slice(0, 7) && date <= last));
  const lowest = lowestAmount(seen);
  const end = useRef<HTMLDivElement>(null);
  const scrollOn = useEffectEvent(() => setScrolled(drawn + 2));
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seenNow) => seenNow.some(({ isIntersecting }) => isIntersecting) && scrollOn(),
      { rootMargin: '400px' },
    );
    if (isNarrow && end.current !== null) watch.observe(end.current);
    return () => watch.disconnect();
  }, [isNarrow, drawn]);
  useEffect(() => onSight?.(last), [onSight, last]);
  const all = useRef<HTMLDivElement>(null);
  const showChosen = useEffectEvent(() => {
    // Dates of the first month are in sight: they stay beneath their head.
    if (isNarrow && monthsBetween(first, focused) > 0)
      all.current?.querySelector('[data-selection-start]')?.scrollIntoView({ block: 'center' });
  });
  useStartAtDay(all);
  // The dialog around it opens after this, and only an open one can scroll.
  useEffect(() => {
    const opened = requestAnimationFrame(() => showChosen());
    return () => cancelAnimationFrame(opened);
  }, []);
  return (
    <div className={styles.all}>
      <CalendarKey dates={seen} lowest={lowest} priceNote={priceNote} />
      <div ref={all} className={styles.months} data-choosing={anchor === null ? undefined : true}>
        {Array.from({ length: drawn }, (_, place) => (
          <Month key={place} place={place} count={drawn} dates={dates} lowest={lowest} today={today} anchor={anchor} />
        ))}
        <div ref={end} />
      </div>
    </div>
  );
}
