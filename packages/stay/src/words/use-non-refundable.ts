import { isolate } from '@latchkey/format/money';
import { useLingui } from '@lingui/react/macro';

/**
 * What is said of a stay whose cancellation fee is the whole price. `taxes`: what comes back all the same because it is
 * owed for staying alone, as money in words; null where there is none.
 */
export function useNonRefundable(): (taxes: string | null) => string {
  const { t } = useLingui();
  return (taxes) => {
    if (taxes === null) return t`Non-refundable`;
    const amount = isolate(taxes);
    return t`Non-refundable, except ${amount} of taxes`;
  };
}
