import { Suspense, type ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { lazyDialog } from '../lazy-part/lazy-dialog.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { DayCalendarProps } from './day-calendar.lazy.tsx';

const load = () => import('./day-calendar.lazy.tsx');
const DayCalendar = lazyDialog(() => load().then(({ DayCalendar: calendar }) => calendar));

/** Starts fetching the calendar of one day, when the guest is about to open it. */
export const prepareDay = (): void => void load().catch(() => undefined);

export interface DayDialogProps extends DayCalendarProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
}

/** Choosing one date: a press on it is the decision. */
export function DayDialog({ open, onClose, title, ...calendar }: DayDialogProps): ReactNode {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Suspense fallback={<Skeleton blockSize="24rem" />}>
        <DayCalendar {...calendar} />
      </Suspense>
    </Dialog>
  );
}
