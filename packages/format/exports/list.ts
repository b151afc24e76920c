export { countedName, countedNames } from '../src/counted-names.ts';
export { withCommas } from '../src/list.ts';
export { withSemicolons } from '../src/with-semicolons.ts';
