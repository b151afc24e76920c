import { processingChargePercent } from '@latchkey/booking-core/refund';
import { parseLocalDate } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { formatPercent } from '@latchkey/format/number';
import { formatTime } from '@latchkey/format/time';
import { usePage } from '@latchkey/site';
import { Choice, ChoiceGroup } from '@latchkey/ui/choice';
import { Price } from '@latchkey/ui/price';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OfferedStay, PaymentWay } from '../room-checkout.model.ts';
import { Part } from './part.tsx';

interface HowToPayProps {
  readonly stay: OfferedStay;
  readonly way: PaymentWay | null;
  readonly onChange: (way: PaymentWay) => void;
}

/** The ways of paying this stay; none is chosen for the guest where there are several. */
export function HowToPay({ stay, way, onChange }: HowToPayProps) {
  const { locale } = usePage();
  const { t } = useLingui();
  const { bill } = stay.quote;
  const say = (amount: number) => formatMoney(amount, bill.currency, locale);
  const rest = <Price>{say(bill.total - (bill.dueNow.advance ?? 0))}</Price>;
  const charge = formatPercent(processingChargePercent, locale);
  const labels: Readonly<Record<PaymentWay, { readonly label: ReactNode; readonly what: ReactNode }>> = {
    full: {
      label: <Trans>All of it now</Trans>,
      what: stay.isRefundable ? (
        <Trans>
          By card or your bank, in the payment company’s window. If you cancel, it keeps {charge} of the refund.
        </Trans>
      ) : (
        <Trans>
          By card or your bank, in the payment company’s window. A fixed price: no money back if you cancel.
        </Trans>
      ),
    },
    advance: {
      label: <Trans>A part now, the rest at the hotel</Trans>,
      what: <Trans>{rest} at reception when you arrive.</Trans>,
    },
    'at-property': { label: <Trans>At the hotel</Trans>, what: <AtTheHotel freeUntil={stay.freeUntil} /> },
  };
  return (
    <Part title={<Trans>How to pay</Trans>}>
      <ChoiceGroup legend={t({ message: 'Payment', context: 'ways of paying' })} legendHidden>
        {stay.ways.map((offered) => (
          <Choice
            key={offered}
            name="way"
            value={offered}
            checked={way === offered}
            onChange={() => onChange(offered)}
            {...labels[offered]}
            price={say(bill.dueNow[offered] ?? 0)}
          />
        ))}
      </ChoiceGroup>
    </Part>
  );
}

function AtTheHotel({ freeUntil }: Pick<OfferedStay, 'freeUntil'>) {
  const { locale } = usePage();
  const date = freeUntil ? parseLocalDate(freeUntil.date) : null;
  if (!freeUntil || !date) return <Trans>Nothing now.</Trans>;
  const [day, time] = [formatDate(date, locale), formatTime(freeUntil.time, locale)];
  return (
    <Trans>
      Nothing now. Free to cancel until {day}, {time}.
    </Trans>
  );
}
