import { Dialog } from '@latchkey/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ChosenStay, StayModel } from '@latchkey/stay/use-stay';
import { ChosenBill, type ChosenBillProps } from './chosen-bill.lazy.tsx';
import { BookActs, ClearChoices } from './book-acts.tsx';
import { useRoomNames } from './use-room-names.ts';

export interface BillSheetProps {
  readonly model: StayModel & Pick<ChosenBillProps, 'packages'>;
  readonly stay: ChosenStay;
  readonly isHourly: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The bill of what is chosen, rising from the bar of a phone, with the act that books it at its foot. */
export function BillSheet({ model, stay, isHourly, open, onClose }: BillSheetProps): ReactNode {
  const { t } = useLingui();
  const nameOf = useRoomNames(model.hotel);
  return (
    <Dialog
      open={open && stay.held.count > 0}
      onClose={onClose}
      title={t`Your stay`}
      foot={<BookActs hotel={model.hotel} stay={stay} />}
    >
      {stay.bill === null ? null : (
        <ChosenBill
          bill={stay.bill}
          nameOf={nameOf}
          packages={model.packages}
          promotions={model.availability?.promotions ?? []}
          stay={stay}
          unit={isHourly ? 'stay' : 'night'}
          isPages={false}
        />
      )}
      <ClearChoices stay={stay} onGone={onClose} />
    </Dialog>
  );
}
