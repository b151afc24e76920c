import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { formatMoney } from '@latchkey/format/money';
import type { Locale } from '@latchkey/site/urls';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Price } from '../price/price.tsx';

export interface CodeSavedProps {
  readonly code: string;
  /** What the code takes off, in minor units of `currency`. */
  readonly saved: number;
  readonly currency: CurrencyCode;
  readonly locale: Locale;
}

/** Says what a promo code takes off the price of a stay. */
export function CodeSaved({ code, saved, currency, locale }: CodeSavedProps): ReactNode {
  const name = <bdi>{code.toUpperCase()}</bdi>;
  if (saved === 0) return <Trans>{name} takes nothing off the price of this stay.</Trans>;
  const amount = <Price>{formatMoney(saved, currency, locale)}</Price>;
  return (
    <Trans>
      {name} is applied: you save {amount}.
    </Trans>
  );
}
