export type * from '../src/money/money.types.ts';
export { allocate, money, multiply, percentageOf, subtract } from '../src/money/money.ts';
export { amountTyped } from '../src/money/amount-typed.ts';
/** @public The README shows it. */
export { add } from '../src/money/money.ts';
