import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Button, TextButton } from '@latchkey/ui/button';
import { lock } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PayableBooking } from '../payment.model.ts';
import type { PaymentAttempt } from '../use-payment.ts';

import { OtherPurpose } from './other-purpose.tsx';

interface PayOnlineProps {
  readonly payable: PayableBooking;
  readonly payment: PaymentAttempt;
}

/** Online payment: the chosen option is the main button, the other one a link beside it. */
export function PayOnline({ payable, payment }: PayOnlineProps) {
  const { locale } = usePage();
  const parts = payable.instalments.length;
  const [inInstalments, setInInstalments] = useState(payable.inInstalments && parts > 0);
  const amount = <Price weight="plain">{formatMoney(payable.amount, payable.booking.currency, locale)}</Price>;
  const payTheOtherMethod = (): void => {
    if (payment.busy !== null) return;
    setInInstalments(!inInstalments);
    void payment.payOnline(!inInstalments);
  };
  return (
    <>
      <Button
        size="large"
        busy={payment.busy === 'online'}
        onPointerEnter={payment.prepare}
        onFocus={payment.prepare}
        onClick={() => void payment.payOnline(inInstalments)}
      >
        <Icon icon={lock} />
        <span>
          {payable.purpose === 'guarantee' ? (
            <OtherPurpose purpose="guarantee" part="button" />
          ) : inInstalments ? (
            <Trans>
              Pay {amount} in {parts} parts
            </Trans>
          ) : (
            <Trans>Pay {amount} now</Trans>
          )}
        </span>
      </Button>
      {parts === 0 ? null : (
        <TextButton onClick={payTheOtherMethod}>
          {inInstalments ? <Trans>Pay in full instead</Trans> : <Trans>Pay in {parts} parts instead</Trans>}
        </TextButton>
      )}
    </>
  );
}
