export type * from '../src/tax/tax.types.ts';
export { checkTaxes } from '../src/tax/check-taxes.ts';
export { computeTaxes } from '../src/tax/compute-taxes.ts';
export { taxTable, type TaxTable } from '../src/tax/tax-table.ts';
