export { bandFaultsIn, type BandFault } from '../src/tax/band-faults.ts';
export type * from '../src/tax/tax.types.ts';
export type * from '../src/tax/tax-scope.types.ts';
export { checkScopes } from '../src/tax/check-scope.ts';
export { checkTaxes, fixedTaxAbove } from '../src/tax/check-taxes.ts';
export { computeTaxes, type ComputedTaxes } from '../src/tax/compute-taxes.ts';
export { isValidOn } from '../src/tax/holds-on.ts';
export { taxTable, type TaxTable } from '../src/tax/tax-table.ts';
export { ifCancelledOf, returnedTaxesOf } from '../src/tax/returned-taxes.ts';
