import type { ReactNode } from 'react';
import type { AskedStay, StayModel } from '../stay-model.types.ts';
import { DatesDialog } from './dates-dialog.tsx';
import { GuestsDialog } from './guests-dialog.tsx';
import { mostGuests } from './most-guests.ts';

export { prepareDateRange } from '@latchkey/ui/date-range';

export type SearchQuestion = 'dates' | 'guests';

export interface SearchDialogsProps extends Pick<StayModel, 'hotel' | 'today'> {
  readonly open: SearchQuestion | null;
  /** Of the search that asks, where a page can come while it does. */
  readonly name?: string | undefined;
  readonly onClose: () => void;
  readonly draft: AskedStay;
  /** The guest has decided on dates: that is a search. */
  readonly onDates: (asked: AskedStay) => void;
  readonly onGuests: (asked: AskedStay) => void;
}

/** The form's two questions, each in its dialog. They load when the first is opened. */
export function SearchDialogs({
  open,
  name,
  onClose,
  hotel,
  today,
  draft,
  onDates,
  onGuests,
}: SearchDialogsProps): ReactNode {
  return (
    <>
      <DatesDialog
        open={open === 'dates'}
        name={name}
        onClose={onClose}
        hotel={hotel}
        stay={draft}
        today={today}
        onUse={(dates) => onDates({ ...draft, ...dates })}
      />
      <GuestsDialog
        open={open === 'guests'}
        name={name}
        onClose={onClose}
        most={mostGuests(hotel)}
        adultPriceFrom={hotel.adultPriceFrom}
        guests={draft.guests}
        onUse={(guests) => onGuests({ ...draft, guests })}
      />
    </>
  );
}
