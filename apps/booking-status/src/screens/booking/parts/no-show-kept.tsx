import type { WholeBooking } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';

/** What the hotel kept of the money of a guest who did not come, and by which rule. */
export function NoShowKept({ booking }: { readonly booking: WholeBooking }) {
  const { locale } = usePage();
  const { kept = 0, currency, penalties } = booking;
  const sum = <Price weight="plain">{formatMoney(kept, currency, locale)}</Price>;
  const percent = formatPercent(penalties?.noShowPercent ?? 100, locale);
  return (
    <p>
      {kept === 0 ? (
        <Trans>Nothing had been paid, so nothing was kept.</Trans>
      ) : (
        <Trans>
          {sum} of what you paid was kept: when a guest does not come, the hotel keeps at least {percent} of the total.
        </Trans>
      )}
    </p>
  );
}
