export { feeKeptSaid, feeSumSaid } from '../src/fee-said.ts';
export { firstNightsSaid } from '../src/first-nights-said.ts';
export { taxesSaid, termsSaid, tiersSaid } from '../src/terms-said.ts';
