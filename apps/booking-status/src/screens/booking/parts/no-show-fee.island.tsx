import type { WholeBooking } from '@latchkey/api-contract/types';
import { noShowFeeIn, percentOf } from '@latchkey/booking-core/cancellation';
import { feeKeptSentence } from '@latchkey/format/terms-sentences';
import { formatMoney } from '@latchkey/format/money';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import { later } from '../../../words/later-words.ts';

/** What the hotel kept of the money of a guest who did not come, and by which rule. */
export const NoShowFee = later(({ booking }: { readonly booking: WholeBooking }) => {
  const { locale } = usePage();
  const { kept = 0, currency, penalties } = booking;
  const sum = <Price weight="plain">{formatMoney(kept, currency, locale)}</Price>;
  const fee = noShowFeeIn(penalties ?? {});
  const noShowPercent = percentOf(fee);
  const percent = formatPercent(noShowPercent ?? 100, locale);
  const least = feeKeptSentence(fee, currency, locale);
  return (
    <p>
      {kept === 0 ? (
        <Trans>Nothing had been paid, so there was no fee.</Trans>
      ) : noShowPercent === null ? (
        <Trans>
          The hotel kept {sum} of what you paid: when a guest does not come, it keeps at least {least}.
        </Trans>
      ) : noShowPercent >= 100 ? (
        <Trans>The hotel kept {sum} of what you paid: when a guest does not come, it keeps the whole price.</Trans>
      ) : (
        <Trans>
          The hotel kept {sum} of what you paid: when a guest does not come, it keeps at least {percent} of the total.
        </Trans>
      )}
    </p>
  );
});
