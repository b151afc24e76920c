import { Button } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActForm } from '../acts/act-form.tsx';
import { useBooking } from '../booking-on-page.tsx';
import { useGuestName } from '../use-guest-name.ts';
import { useSums } from '../use-sums.ts';
import { Panel, PanelFoot } from './panel.tsx';
import * as styles from '../panel.module.css';

/** Sends the voucher or link to pay again, or takes a no-show back and tells the guest: shows name, address and sum. */
export function SendPanel({ act }: { readonly act: 'voucher' | 'payment_link' | 'undo_no_show' }) {
  const { t } = useLingui();
  const { model, busy } = useBooking();
  const name = useGuestName();
  const { travellers, amountPayable = 0 } = model.booking;
  const sum = useSums()(amountPayable);
  const to = `\u2066${travellers[0]?.email ?? ''}\u2069`;
  const titles = { voucher: t`Voucher again`, payment_link: t`Link to pay`, undo_no_show: t`Came after all` };
  const presses = {
    voucher: t`Send the voucher to ${name}`,
    payment_link: t`Send a link for ${sum} to ${name}`,
    undo_no_show: t`${name} has come after all`,
  };
  return (
    <Panel title={titles[act]}>
      <p className={styles.said}>
        {act === 'voucher' ? (
          <Trans>The current voucher is emailed to {to}.</Trans>
        ) : act === 'payment_link' ? (
          <Trans>
            {name} gets an email and an SMS with a link to pay {sum} online. The payment shows here at once.
          </Trans>
        ) : (
          <Trans>The rooms are booked again if still available, and the guest is notified.</Trans>
        )}
      </p>
      <ActForm act={act} again={{ open: act }}>
        <PanelFoot>
          <Button type="submit" size="small" busy={busy === act}>
            {presses[act]}
          </Button>
        </PanelFoot>
      </ActForm>
    </Panel>
  );
}
