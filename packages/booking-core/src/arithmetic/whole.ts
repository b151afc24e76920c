/** An exact integer of any size: a number while that is safe, a bigint beyond, since bigints cost ten times as much. */
export type Whole = number | bigint;

export function sum(left: Whole, right: Whole): Whole {
  if (typeof left === 'number' && typeof right === 'number') {
    const exact = left + right;
    if (Number.isSafeInteger(exact)) return exact;
  }
  return BigInt(left) + BigInt(right);
}

export function product(left: Whole, right: Whole): Whole {
  if (typeof left === 'number' && typeof right === 'number') {
    const exact = left * right;
    if (Number.isSafeInteger(exact)) return exact;
  }
  return BigInt(left) * BigInt(right);
}

export function isZero(value: Whole): boolean {
  return value === 0 || value === 0n;
}

/** The greatest integer that divides both; `right` is not 0. */
export function greatestDivisor(left: Whole, right: Whole): bigint {
  let [larger, smaller] = [BigInt(left), BigInt(right)];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger < 0n ? -larger : larger;
}

/** A bigint as a number if that is exact, else unchanged. */
export function narrowed(value: bigint): Whole {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}
