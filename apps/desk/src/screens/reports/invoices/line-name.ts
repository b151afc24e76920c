import type { IssuedInvoice } from '@latchkey/api-contract/types';
import type { ChargeShare } from '@latchkey/booking-core/invoice';
import { withCommas } from '@latchkey/format/list';
import { usePage } from '@latchkey/site';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type Line = IssuedInvoice['content']['lines'][number];

/** What of a price a line is. */
export const shareWords: Readonly<Record<ChargeShare, MessageDescriptor>> = {
  food: msg({ message: 'food', context: 'share of a price' }),
  drinks: msg({ message: 'drinks', context: 'share of a price' }),
  lodging: msg({ message: 'room', context: 'share of a price' }),
  services: msg({ message: 'services', context: 'share of a price' }),
};

/** How a line of an invoice is called in the language of the page. */
export function useLineName(): (line: Pick<Line, 'description' | 'kind'>) => string {
  const { i18n } = useLingui();
  const { locale } = usePage();
  return ({ kind, description: { name, ratePlan, share } }) => {
    const own =
      name !== ''
        ? name
        : i18n._(
            kind === 'adjustment'
              ? msg({ message: 'Difference to the agreed price', context: 'line of an invoice' })
              : msg({ message: 'Fee', context: 'line of an invoice' }),
          );
    const parts = [own, ratePlan, share === undefined ? undefined : i18n._(shareWords[share])];
    return withCommas(
      parts.filter((part) => part !== undefined),
      locale,
    );
  };
}
