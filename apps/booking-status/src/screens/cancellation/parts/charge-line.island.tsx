import type { CancellationQuote } from '@latchkey/api-contract/types';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { later } from '../../../words/later-words.ts';

export interface ChargeLineProps extends Pick<CancellationQuote, 'currency'> {
  /** Minor units. */
  readonly charge: number;
  readonly part: 'note' | 'button';
}

/** What cancelling now takes of the card that is kept as a guarantee. */
export const ChargeLine = later(({ charge, currency, part }: ChargeLineProps): ReactNode => {
  const { locale } = usePage();
  const fee = <Price weight="plain">{formatMoney(charge, currency, locale)}</Price>;
  return part === 'button' ? (
    <Trans>Cancel for a fee of {fee}</Trans>
  ) : (
    <Trans>Nothing has been paid. The fee of {fee} is taken from the card that you left as a guarantee.</Trans>
  );
});
