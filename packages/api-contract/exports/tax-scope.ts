export { taxScopeFields } from '../src/schemas/tax-scope.ts';
