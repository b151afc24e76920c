import type { WholeBooking } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { BillTable, BillLine } from '@latchkey/ui/bill';
import { Trans, useLingui } from '@lingui/react/macro';
import { refundWordsOf } from '../booking.copy.ts';

/** Each refund of a booking: how much, how it stands, and when it arrives. Empty where there is none. */
export function Refunds({ booking: { refunds = [], currency } }: { readonly booking: WholeBooking }) {
  const { locale } = usePage();
  const { i18n, t } = useLingui();
  if (refunds.length === 0) return null;
  return (
    <BillTable caption={t`Refunds`}>
      {refunds.map((refund) => {
        const { amount, status, at, arrives, isMadeAtGateway = false } = refund;
        const standing = i18n._(refundWordsOf(refund));
        return (
          <BillLine
            key={`${at} ${amount} ${status}`}
            kind="ruled"
            label={
              isMadeAtGateway ? <Trans>Given back by the hotel: {standing}</Trans> : <Trans>Refund: {standing}</Trans>
            }
            note={arrives === undefined || status === 'failed' ? undefined : <Arrives arrives={arrives} />}
            amount={formatMoney(amount, currency, locale)}
          />
        );
      })}
    </BillTable>
  );
}

function Arrives({
  arrives,
}: {
  readonly arrives: NonNullable<NonNullable<WholeBooking['refunds']>[number]['arrives']>;
}) {
  const { locale } = usePage();
  const [from, to] = [formatDate(arrives.from, locale), formatDate(arrives.to, locale)];
  return (
    <Trans>
      Reaches you between {from} and {to}
    </Trans>
  );
}
