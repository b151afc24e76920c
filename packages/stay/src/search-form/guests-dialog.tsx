import type { GuestCounts } from '@latchkey/booking-core/pricing';
import { Button } from '@latchkey/ui/button';
import { useCarried } from '@latchkey/ui/carried';
import { Dialog } from '@latchkey/ui/dialog';
import { GuestPicker } from '@latchkey/ui/guest-picker';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface GuestsDialogProps {
  readonly open: boolean;
  /** Of the search, by which what is counted goes on over a page that comes. */
  readonly name?: string | undefined;
  readonly onClose: () => void;
  /** Guests that can be asked for; infants are not counted. */
  readonly most: number;
  /** From this age the hotel's children pay as adults; absent where no hotel is chosen yet. */
  readonly adultPriceFrom?: number | undefined;
  readonly guests: GuestCounts;
  readonly onUse: (guests: GuestCounts) => void;
}

/** Who is coming. Nothing changes until the guest presses Done. */
export function GuestsDialog({
  open,
  name,
  onClose,
  most,
  adultPriceFrom,
  guests,
  onUse,
}: GuestsDialogProps): ReactNode {
  const { t } = useLingui();
  const [draft, setDraft] = useCarried<GuestCounts | null>(name && `${name} guests`, null);
  const leave = (act: () => void): void => {
    setDraft(null);
    act();
  };
  return (
    <Dialog
      open={open}
      onClose={() => leave(onClose)}
      title={t`Who is coming?`}
      foot={
        <Button wide onClick={() => leave(() => onUse(draft ?? guests))}>
          <Trans context="closes the choice of guests">Done</Trans>
        </Button>
      }
    >
      <GuestPicker value={draft ?? guests} onChange={setDraft} most={most} adultPriceFrom={adultPriceFrom} />
    </Dialog>
  );
}
