export type * from '../src/money/money.types.ts';
export { add, allocate, compare, money, multiply, percentageOf, subtract } from '../src/money/money.ts';
export { parseMoney } from '../src/money/parse-money.ts';
