import { processingChargePercent } from '@latchkey/booking-core/refund';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { OfferedStay } from '../room-checkout.model.ts';
import { useCancelling } from '../use-cancelling.ts';

/** What comes back to a guest who cancels now, with the deadline and the guest's own sum. */
export function BackIfCancelled({ stay, paid }: { readonly stay: OfferedStay; readonly paid: number }) {
  const { locale } = usePage();
  const [now] = useCancelling(stay, paid);
  if (paid > 0 && (now === undefined || now.percent >= 100))
    return <Trans>Non-refundable: no refund if you cancel.</Trans>;
  if (now === undefined) return null;
  if (paid > 0 && now.isNothing)
    return paid < stay.quote.bill.total ? (
      <Trans>The deposit is not refunded.</Trans>
    ) : (
      <Trans>Non-refundable: no refund if you cancel.</Trans>
    );
  const { until } = now;
  const kept = formatPercent(now.percent, locale);
  const back = <Price weight="plain">{now.back}</Price>;
  const charge = formatPercent(processingChargePercent, locale);
  if (paid === 0)
    return now.percent === 0 ? (
      <Trans>Free to cancel until {until}.</Trans>
    ) : now.percent >= 100 ? (
      <Trans>If you cancel, the fee is the whole price.</Trans>
    ) : (
      <Trans>If you cancel, the fee is {kept} of the price.</Trans>
    );
  if (now.percent > 0) {
    const fee = <Price weight="plain">{now.fee}</Price>;
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
}
