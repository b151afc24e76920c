import type { NamedCode } from '../../../parts/countries/named-codes.ts';

/** The currencies of a list, the country's own first, which is chosen as long as no other is. */
export function CurrencyOptions({
  currencies,
  usual,
}: {
  readonly currencies: readonly NamedCode[];
  readonly usual: string;
}) {
  const name = currencies.find(({ code }) => code === usual)?.name ?? usual;
  return (
    <>
      <option value="">{`${name} (${usual})`}</option>
      {currencies
        .filter(({ code }) => code !== usual)
        .map((one) => (
          <option key={one.code} value={one.code}>
            {`${one.name} (${one.code})`}
          </option>
        ))}
    </>
  );
}
