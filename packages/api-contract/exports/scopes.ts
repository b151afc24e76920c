export { offerScopeFields } from '../src/schemas/offer-scope.ts';
export { taxScopeFields } from '../src/schemas/tax-scope.ts';
