export { countBroken, invariants, judged } from './invariants.queries.ts';
