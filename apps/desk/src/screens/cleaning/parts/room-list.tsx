import type { UnitToday } from '@latchkey/api-contract/types';
import type { ReactNode } from 'react';
import * as styles from '../cleaning.module.css';
import { RoomLine } from './room-line.tsx';

/** Rooms under a title; empty, title included, where there are none. */
export function RoomList({
  title,
  units,
  isDone = false,
}: {
  readonly title: ReactNode;
  readonly units: readonly UnitToday[];
  readonly isDone?: boolean;
}) {
  if (units.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      <ul className={styles.list}>
        {units.map((unit) => (
          <RoomLine key={unit.unitId} unit={unit} isDone={isDone} />
        ))}
      </ul>
    </section>
  );
}
