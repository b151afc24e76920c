import type { TaxLine } from '@latchkey/booking-core/tax';
import { withCommas } from '@latchkey/format/list';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';

interface TaxReasonProps {
  readonly tax: TaxLine;
  /** Every tax of the bill: one may be computed on others. */
  readonly taxes: readonly TaxLine[];
  readonly say: (amount: number) => string;
}

/** Why a tax stands on a bill: its rate and what it is of, the prices it holds for, and whether it is in the price already. */
export const TaxReason = ({ tax, taxes, say }: TaxReasonProps) => (
  <>
    <Computed tax={tax} taxes={taxes} say={say} /> <Band tax={tax} say={say} />{' '}
    {tax.inclusive ? <Trans>Already included in the price; shown here, not added.</Trans> : null}
  </>
);

function Computed({ tax, taxes, say }: TaxReasonProps) {
  const { locale } = usePage();
  const amount = <Price>{say(tax.amount)}</Price>;
  if (tax.taxType === 'percentage') {
    const rate = formatPercent(tax.rate, locale);
    const base = <Price weight="plain">{say(tax.base)}</Price>;
    const names = taxes.filter(({ taxId }) => tax.basis.includesTaxes.includes(taxId)).map(({ name }) => name);
    const others = withCommas(names, locale);
    if (tax.inclusive) {
      return (
        <Trans>
          {rate} of {base} (the price without taxes): {amount}.
        </Trans>
      );
    }
    if (names.length > 0) {
      return (
        <Trans>
          {rate} of {base} (rooms after discounts, plus {others}): {amount}.
        </Trans>
      );
    }
    return (
      <Trans>
        {rate} of {base} (rooms after discounts): {amount}.
      </Trans>
    );
  }
  const each = <Price weight="plain">{say(tax.rate)}</Price>;
  const count = tax.basis.roomNights;
  return tax.basis.level === 'booking' ? (
    <Trans>A fixed sum for the booking: {amount}.</Trans>
  ) : (
    <Trans>
      A fixed sum for each room and night: {count} × {each} = {amount}.
    </Trans>
  );
}

function Band({ tax: { basis }, say }: Pick<TaxReasonProps, 'tax' | 'say'>) {
  const price = (amount: number) => <Price weight="plain">{say(amount)}</Price>;
  const [from, to] = [basis.priceFrom, basis.priceTo];
  const highest = price(basis.highestNight);
  if (to !== null) {
    const bound = price(to);
    return (
      <Trans>
        This rate applies to nights that cost up to {bound}; the most expensive night here costs {highest}.
      </Trans>
    );
  }
  if (from === null) return null;
  const [bound, lowest] = [price(from), price(basis.lowestNight)];
  return (
    <Trans>
      This rate applies to nights that cost {bound} or more; the cheapest night here costs {lowest}.
    </Trans>
  );
}
