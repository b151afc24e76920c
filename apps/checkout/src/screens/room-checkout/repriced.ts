/** What is to be another in a quote of the same stay: the code (empty for none), the exemptions of taxes. */
export interface Repriced {
  readonly couponCode?: string;
  readonly taxExemptions?: readonly string[];
}

/** A selection with what is to be another in it. */
export function repriced<
  S extends { readonly couponCode?: string | undefined; readonly taxExemptions?: string[] | undefined },
>(
  { couponCode: applied, taxExemptions: declared, ...selection }: S,
  changes: Repriced,
): Omit<S, 'couponCode' | 'taxExemptions'> & { couponCode?: string; taxExemptions?: string[] } {
  const code = changes.couponCode ?? applied ?? '';
  const exemptions = [...(changes.taxExemptions ?? declared ?? [])];
  return {
    ...selection,
    ...(code === '' ? {} : { couponCode: code }),
    ...(exemptions.length === 0 ? {} : { taxExemptions: exemptions }),
  };
}
