import { processingChargePercent } from '@latchkey/booking-core/refund';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import { useNonRefundable } from '@latchkey/stay/stay-words';
import { later } from '../../../words/later-words.ts';
import type { OfferedStay } from '../room-checkout.model.ts';
import { useCancelling } from '../use-cancelling.ts';

interface BackIfCancelledProps {
  readonly stay: OfferedStay;
  readonly paid: number;
}

/** What comes back to a guest who cancels now, with the deadline and the guest's own sum. */
export const BackIfCancelled = later(({ stay, paid }: BackIfCancelledProps) => {
  const { locale } = usePage();
  const nonRefundable = useNonRefundable();
  const [now] = useCancelling(stay, paid);
  if (now === undefined) return paid > 0 ? <Trans>Non-refundable: no refund if you cancel.</Trans> : null;
  if (paid > 0 && now.isNothing)
    return paid < stay.quote.bill.total && (now.percent ?? 0) < 100 ? (
      <Trans>The deposit is not refunded.</Trans>
    ) : (
      <Trans>Non-refundable: no refund if you cancel.</Trans>
    );
  if (paid > 0 && now.percent !== null && now.percent >= 100) return nonRefundable(now.back);
  const { until } = now;
  const back = <Price weight="plain">{now.back}</Price>;
  const charge = formatPercent(processingChargePercent, locale);
  const fee = <Price weight="plain">{now.fee}</Price>;
  if (now.percent === null)
    return paid === 0 ? (
      <WholeFee fee={now.fee} />
    ) : (
      <Trans>
        Cancelling costs {fee}; until {until} you get {back} back.
      </Trans>
    );
  const kept = formatPercent(now.percent, locale);
  if (paid === 0)
    return now.percent === 0 ? (
      <Trans>Free to cancel until {until}.</Trans>
    ) : now.percent >= 100 ? (
      <WholeFee fee={now.isWholePrice ? null : now.fee} />
    ) : (
      <Trans>If you cancel, the fee is {kept} of the price.</Trans>
    );
  if (now.percent > 0) {
    return (
      <Trans>
        Cancelling costs {kept} ({fee}); until {until} you get {back} back.
      </Trans>
    );
  }
  return (
    <Trans>
      Cancel by {until} and you get {back} back (after a payment fee of {charge}).
    </Trans>
  );
});

/** Taxes that are owed for staying alone are in no fee: it is named where it is less than the price. */
function WholeFee({ fee }: { readonly fee: string | null }) {
  if (fee === null) return <Trans>If you cancel, the fee is the whole price.</Trans>;
  const amount = <Price weight="plain">{fee}</Price>;
  return <Trans>If you cancel, the fee is {amount}.</Trans>;
}
