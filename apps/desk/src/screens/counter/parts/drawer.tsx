import { Trans } from '@lingui/react/macro';
import type { Shift } from '@latchkey/api-contract/types';
import type { ReactNode } from 'react';
import { mayHere } from '../../../session/may-here.ts';
import type { FramedCounter } from '../counter.model.ts';
import * as styles from '../counter.module.css';
import { CountForm } from './count-form.tsx';
import { DrawerTag } from './drawer-tag.tsx';
import { MoveCash } from './move-cash.tsx';
import { ShiftLines } from './shift-lines.tsx';

/** A drawer: its count, what went through it, and beside them the tag with what is expected once it was counted. */
export function DrawerPage({
  model,
  shift,
  children,
}: {
  readonly model: FramedCounter;
  readonly shift: Shift;
  readonly children?: ReactNode;
}) {
  const canWork = shift.closedAt === null && mayHere(model.frame.hotel, 'countShift');
  return (
    <div className={styles.two}>
      <div>
        <p className={styles.of}>
          <bdi>{shift.by}</bdi> · <Trans>Shift {shift.number}</Trans>
        </p>
        {canWork ? (
          <>
            <MoveCash model={model} shift={shift} />
            <CountForm model={model} shift={shift} />
          </>
        ) : null}
        <ShiftLines model={model} shift={shift} />
        {children}
      </div>
      <DrawerTag model={model} shift={shift} canWork={canWork} />
    </div>
  );
}
