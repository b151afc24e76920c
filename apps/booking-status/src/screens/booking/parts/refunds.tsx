import type { WholeBooking } from '@latchkey/api-contract/types';
import { formatDate } from '@latchkey/format/date';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { BillTable, BillLine } from '@latchkey/ui/bill';
import { Trans, useLingui } from '@lingui/react/macro';
import { refundStatusWords } from '../booking.copy.ts';

/** Each refund of a booking: how much, how it stands, and when it arrives. Nothing where there is none. */
export function Refunds({ booking: { refunds = [], currency } }: { readonly booking: WholeBooking }) {
  const { locale } = usePage();
  const { i18n, t } = useLingui();
  if (refunds.length === 0) return null;
  return (
    <BillTable caption={t`Refunds`}>
      {refunds.map(({ amount, status, at, arrives }) => (
        <BillLine
          key={`${at} ${amount} ${status}`}
          kind="ruled"
          label={<Trans>Refund: {i18n._(refundStatusWords[status])}</Trans>}
          note={arrives === undefined || status === 'failed' ? undefined : <Arrives arrives={arrives} />}
          amount={formatMoney(amount, currency, locale)}
        />
      ))}
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
