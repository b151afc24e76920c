import type { TaxLine } from '@latchkey/booking-core/tax';
import { formatPercent } from '@latchkey/format/number';
import type { Locale } from '@latchkey/site/urls';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BillLine } from '../bill/bill.tsx';
import { Price } from '../price/price.tsx';

interface TaxLinesProps {
  readonly taxes: readonly TaxLine[];
  readonly say: (amount: number) => string;
  readonly locale: Locale;
  /** Taxes the price already contains: said after the total, not added to it. */
  readonly within?: boolean | undefined;
}

/** One line a tax: its own name, its rate, what it was applied to. */
export function TaxLines({ taxes, say, locale, within = false }: TaxLinesProps): ReactNode {
  return taxes.map((tax) => {
    // The rate stands on no line of its own.
    const rate =
      tax.taxType === 'percentage' && !tax.name.includes('%') ? `\u00a0${formatPercent(tax.rate, locale)}` : '';
    const label = `${tax.name}${rate}`;
    const base = <Price weight="plain">{say(tax.base)}</Price>;
    const on =
      tax.taxType === 'percentage' ? <Trans context="a tax is computed on an amount">On {base}</Trans> : undefined;
    return (
      <BillLine
        key={`${tax.taxId} ${tax.rate}`}
        label={within ? <Trans>Includes {label}</Trans> : label}
        note={within ? undefined : on}
        amount={say(tax.amount)}
      />
    );
  });
}
