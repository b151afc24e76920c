import type { ReactNode } from 'react';
import type { AskedStay, HomeModel } from '../home.model.ts';
import { DeskDates } from './desk-dates.tsx';
import { DeskGuests } from './desk-guests.tsx';

export { prepareDateRange } from '@latchkey/ui/date-range';

export type DeskQuestion = 'dates' | 'guests';

export interface DeskDialogsProps extends Pick<HomeModel, 'hotel' | 'today'> {
  readonly open: DeskQuestion | null;
  readonly onClose: () => void;
  readonly draft: AskedStay;
  readonly onUse: (draft: AskedStay) => void;
}

/** The desk's two questions, each in its dialog. Lazy: nothing of it is in the first view. */
export function DeskDialogs({ open, onClose, hotel, today, draft, onUse }: DeskDialogsProps): ReactNode {
  return (
    <>
      <DeskDates
        open={open === 'dates'}
        onClose={onClose}
        hotel={hotel}
        stay={draft}
        today={today}
        onUse={(dates) => onUse({ ...draft, ...dates })}
      />
      <DeskGuests
        open={open === 'guests'}
        onClose={onClose}
        hotel={hotel}
        guests={draft.guests}
        onUse={(guests) => onUse({ ...draft, guests })}
      />
    </>
  );
}
