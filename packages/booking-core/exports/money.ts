export type * from '../src/money/money.types.ts';
export { add, allocate, money, multiply, percentageOf, subtract } from '../src/money/money.ts';
export { amountTyped } from '../src/money/amount-typed.ts';
