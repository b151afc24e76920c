import { Button } from '@latchkey/ui/button';
import { lazyDialog } from '@latchkey/ui/lazy-part';
import { TagBar } from '@latchkey/ui/tag-bar';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState, type ReactNode } from 'react';
import { refusalCopy, type HoursModel, type ChosenStay } from '@latchkey/stay/use-stay';
import { useStayWords } from '@latchkey/stay/stay-words';
import type { BillSheetProps } from './bill-sheet.lazy.tsx';
import { useStayNote } from './stay-note.ts';

const BillSheet = lazyDialog(() =>
  import(/* webpackChunkName: "later" */ './bill-sheet.lazy.tsx').then(({ BillSheet: sheet }) => sheet),
);

interface StayBarProps {
  readonly model: BillSheetProps['model'];
  readonly stay: ChosenStay;
  /** Null where the stay is of nights. */
  readonly hourly?: HoursModel | null;
}

/** What is chosen, at the foot of a phone: its total, the bill as a sheet, and booking it. Nothing before there is something. */
export function StayBar({ model, stay, hourly = null }: StayBarProps): ReactNode {
  const { t, i18n } = useLingui();
  const words = useStayWords();
  const { note, whole } = useStayNote(model, stay, hourly);
  const [open, setOpen] = useState<boolean | null>(null);
  if (stay.basket.kind === 'empty') return null;
  const { bill } = stay;
  // What is refused at one plan is said there.
  const refused = stay.refusal?.offer === null ? stay.refusal.code : null;
  const isWhole = stay.basket.kind === 'ready';
  return (
    <>
      <TagBar
        amount={bill === null ? null : words.money(bill.total, bill.currency)}
        held={words.held(stay.held)}
        name={whole}
        note={refused === null ? note : i18n._(refusalCopy[refused])}
        onOpen={() => setOpen(true)}
        opens={t`See the bill`}
        act={
          <Button
            look="ink"
            size="small"
            busy={stay.isBusy}
            onClick={() => (isWhole ? void stay.book() : setOpen(true))}
          >
            <Trans context="books the stay that is chosen">Book</Trans>
          </Button>
        }
      />
      {open === null ? null : (
        <Suspense fallback={null}>
          <BillSheet model={model} stay={stay} isHourly={hourly !== null} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
