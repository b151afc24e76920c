import { isolate } from '@latchkey/format/money';
import { useLingui } from '@lingui/react/macro';

/**
 * The words for a stay whose cancellation fee is the whole price. `taxes`: those that come back all the same because
 * they are owed for staying alone, as money in words; null where there are none.
 */
export function useNonRefundable(): (taxes: string | null) => string {
  const { t } = useLingui();
  return (taxes) => {
    if (taxes === null) return t`Non-refundable`;
    const amount = isolate(taxes);
    return t`Non-refundable, except ${amount} of taxes`;
  };
}
