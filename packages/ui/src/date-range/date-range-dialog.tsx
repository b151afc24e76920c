import { lazyDialog } from '../lazy-part/lazy-dialog.tsx';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState, type ReactNode } from 'react';
import { useCarried } from '../carried/use-carried.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { DateRange, PickedDates, RangeCost } from './date-range.types.ts';
import { RangeEnds, type EndWords } from './range-ends.tsx';
import { RangeFoot } from './range-foot.tsx';
import type { RangeCalendarProps } from './range-calendar.lazy.tsx';

const load = () => import('./range-calendar.lazy.tsx');
const RangeCalendar = lazyDialog(() => load().then(({ RangeCalendar: calendar }) => calendar));

/** Starts fetching the calendar, when the guest is about to open it. */
export const prepareDateRange = (): void => void load().catch(() => undefined);

export interface DateRangeDialogProps extends Omit<RangeCalendarProps, 'value' | 'onChange' | 'arrival' | 'onArrival'> {
  readonly open: boolean;
  /** Under which name what is picked goes on in the dialog of a page that comes meanwhile (`useCarried`). */
  readonly name?: string | undefined;
  readonly onClose: () => void;
  readonly value: DateRange | null;
  /** The guest decided. */
  readonly onUse: (value: DateRange) => void;
  /** Called with every range that is chosen before it is confirmed, so that its price can be asked for. */
  readonly onRange?: ((value: DateRange | null) => void) | undefined;
  /** A date in words: "Fri 27 Nov". */
  readonly dateWords: (date: string) => string;
  readonly arrival: EndWords;
  readonly departure: EndWords;
  /** What the range that is pressed costs from; null where it is not known. */
  readonly cost?: RangeCost | null | undefined;
}

/** Choosing the dates of a stay. Nothing is decided until the guest says so; React Aria's calendar comes when it opens. */
export function DateRangeDialog({
  open,
  name,
  onClose,
  value,
  onUse,
  onRange,
  dateWords,
  arrival,
  departure,
  cost = null,
  ...calendar
}: DateRangeDialogProps): ReactNode {
  const { t } = useLingui();
  const [draft, setDraft] = useCarried<DateRange | null | undefined>(name && `${name} range`, undefined);
  const [checkIn, setCheckIn] = useCarried<string | null>(name && `${name} arrival`, null);
  const chosen = draft === undefined ? value : draft;
  const picked = pickedOf(checkIn, chosen);
  const leave = (act: () => void): void => {
    setDraft(undefined);
    setCheckIn(null);
    act();
  };
  const [cleared, setCleared] = useState(0);
  const choose = (range: DateRange | null): void => {
    setDraft(range);
    setCheckIn(null);
    onRange?.(range);
  };
  return (
    <Dialog
      open={open}
      onClose={() => leave(onClose)}
      size="wide"
      title={t`When would you like to stay?`}
      foot={
        <RangeFoot
          picked={picked}
          cost={cost}
          onClear={() => (choose(null), setCleared(cleared + 1))}
          onUse={(range) => leave(() => onUse({ checkIn: range.checkIn, checkOut: range.checkOut }))}
        />
      }
    >
      <RangeEnds
        picked={picked}
        minStay={picked.kind === 'nothing' ? 1 : (calendar.dates.get(picked.checkIn)?.minStay ?? 1)}
        dateWords={dateWords}
        arrival={arrival}
        departure={departure}
      />
      <Suspense fallback={<Skeleton blockSize="30rem" />}>
        <RangeCalendar
          key={cleared}
          {...calendar}
          value={chosen}
          onChange={choose}
          arrival={checkIn}
          onArrival={setCheckIn}
        />
      </Suspense>
    </Dialog>
  );
}

function pickedOf(checkIn: string | null, range: DateRange | null): PickedDates {
  if (checkIn !== null) return { kind: 'arrival', checkIn };
  return range === null ? { kind: 'nothing' } : { kind: 'range', ...range };
}
