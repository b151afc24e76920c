export { beforeSaid, cancellingSaid, chargeSaid, noShowSaid, nothingPaidSaid } from '../src/cancelling-said.ts';
