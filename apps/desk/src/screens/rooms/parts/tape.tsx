import { addDays } from '@latchkey/booking-core/dates';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties, HTMLAttributes, RefObject } from 'react';
import type { PlanSection } from '../plan/plan.types.ts';
import type { FramedRooms } from '../rooms.model.ts';
import type { Cell } from '../use-cursor.ts';
import { placed } from './bar.tsx';
import { PlanLine } from './plan-row.tsx';
import { isWeekend, TapeHead } from './tape-head.tsx';
import * as styles from './tape.module.css';
import { TypeLine } from './type-line.tsx';

/** The plan itself: a grid of one tab stop, which the arrows walk. */
export function Tape({
  model,
  sections,
  cursor,
  tape,
  ...handlers
}: {
  readonly model: FramedRooms;
  readonly sections: readonly PlanSection[];
  /** The empty cell on which the keyboard stands. */
  readonly cursor: Cell | null;
  readonly tape: RefObject<HTMLDivElement | null>;
} & HTMLAttributes<HTMLDivElement>) {
  const { t } = useLingui();
  const { from, days, today, frame } = model;
  const weekends = Array.from({ length: days }, (_, at) => at).filter((at) => isWeekend(addDays(from, at)));
  return (
    <div ref={tape} className={styles.tape} style={{ '--halves': 2 * days } as CSSProperties}>
      <div
        role="grid"
        aria-label={t({ message: 'Rooms', context: 'the plan of a hotel’s rooms' })}
        className={styles.grid}
        {...handlers}
      >
        <div className={styles.weekends} role="presentation">
          {weekends.map((at) => (
            <span key={at} className={styles.weekendDay} style={placed({ start: 2 * at, end: 2 * at + 2 })} />
          ))}
        </div>
        <TapeHead from={from} days={days} today={today} />
        {sections.map(({ type, rows }) => (
          <div key={type.roomTypeId} role="rowgroup" aria-label={type.name}>
            <TypeLine type={type} />
            {rows.map((row) => (
              <PlanLine
                key={row.key}
                row={row}
                hotelId={frame.hotel.hotelId}
                from={from}
                today={today}
                cursor={cursor?.row === row.key ? cursor.day : null}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
