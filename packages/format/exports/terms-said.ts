export { taxesSaid, termsSaid, tiersSaid } from '../src/terms-said.ts';
