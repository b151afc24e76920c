import { lazyDialog } from '../lazy-part/lazy-part.ts';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState, type ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { DateRange } from './date-range.types.ts';
import { RangeEnds, type EndWords } from './range-ends.tsx';
import { RangeFoot } from './range-foot.tsx';
import type { RangeCalendarProps } from './range-calendar.tsx';

const load = () => import('./range-calendar.tsx');
const RangeCalendar = lazyDialog(() => load().then(({ RangeCalendar: calendar }) => calendar));

/** Starts fetching the calendar, when the guest is about to open it. */
export const prepareDateRange = (): void => void load().catch(() => undefined);

export interface DateRangeDialogProps extends Omit<RangeCalendarProps, 'value' | 'onChange'> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly value: DateRange | null;
  /** The guest decided. */
  readonly onUse: (value: DateRange) => void;
  /** A date in words: "Fri 27 Nov". */
  readonly dateWords: (date: string) => string;
  readonly arrival: EndWords;
  readonly departure: EndWords;
  /** What these dates cost from, if that is known: "From ₹16,590" and what is in it. */
  readonly costOf?: ((value: DateRange) => { readonly title: string; readonly note: string } | null) | undefined;
}

/** Choosing the dates of a stay. Nothing is decided until the guest says so; React Aria's calendar comes when it opens. */
export function DateRangeDialog({
  open,
  onClose,
  value,
  onUse,
  dateWords,
  arrival,
  departure,
  costOf,
  ...calendar
}: DateRangeDialogProps): ReactNode {
  const { t } = useLingui();
  const [draft, setDraft] = useState<DateRange | null | undefined>(undefined);
  const chosen = draft === undefined ? value : draft;
  const close = (): void => {
    setDraft(undefined);
    onClose();
  };
  const use = (range: DateRange): void => {
    setDraft(undefined);
    onUse(range);
  };
  const foot = (
    <RangeFoot
      value={chosen}
      cost={chosen === null ? null : (costOf?.(chosen) ?? null)}
      onClear={() => setDraft(null)}
      onUse={use}
    />
  );
  return (
    <Dialog open={open} onClose={close} size="wide" title={t`When would you like to stay?`} foot={foot}>
      <RangeEnds value={chosen} dateWords={dateWords} arrival={arrival} departure={departure} />
      <Suspense fallback={<Skeleton blockSize="30rem" />}>
        <RangeCalendar {...calendar} value={chosen} onChange={setDraft} />
      </Suspense>
    </Dialog>
  );
}
