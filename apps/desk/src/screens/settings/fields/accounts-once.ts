const account = /^(payment\.(?:.+\.)?)(?:gateway|vendor|superVendor)$/;

/** Whether a place is one of those that together name who takes online payments. */
export const isOfAccount = (path: string): boolean => account.test(path);

/** Gateway, account and the provider's account above it are one place to people: of what differs in them the first is told. */
export function accountsOnce<T extends { readonly path: string }>(differences: readonly T[]): readonly T[] {
  const told = new Set<string>();
  return differences.filter(({ path }) => {
    const of = account.exec(path)?.[1];
    if (of === undefined) return true;
    const isNew = !told.has(of);
    told.add(of);
    return isNew;
  });
}
