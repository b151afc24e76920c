import type { ReactNode } from 'react';
import type { AskedStay, StayModel } from '../stay-model.types.ts';
import { DatesDialog } from './dates-dialog.tsx';
import { GuestsDialog } from './guests-dialog.tsx';

export { prepareDateRange } from '@latchkey/ui/date-range';

export type SearchQuestion = 'dates' | 'guests';

export interface SearchDialogsProps extends Pick<StayModel, 'hotel' | 'today'> {
  readonly open: SearchQuestion | null;
  readonly onClose: () => void;
  readonly draft: AskedStay;
  readonly onUse: (draft: AskedStay) => void;
}

/** The form's two questions, each in its dialog. They load when the first is opened. */
export function SearchDialogs({ open, onClose, hotel, today, draft, onUse }: SearchDialogsProps): ReactNode {
  return (
    <>
      <DatesDialog
        open={open === 'dates'}
        onClose={onClose}
        hotel={hotel}
        stay={draft}
        today={today}
        onUse={(dates) => onUse({ ...draft, ...dates })}
      />
      <GuestsDialog
        open={open === 'guests'}
        onClose={onClose}
        hotel={hotel}
        guests={draft.guests}
        onUse={(guests) => onUse({ ...draft, guests })}
      />
    </>
  );
}
