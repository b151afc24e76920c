import { actPreviewPaths } from './act-preview-paths.ts';
import { bookkeepingPaths } from './bookkeeping-paths.ts';
import { counterPaths } from './counter-paths.ts';
import { earlyDeparturePaths } from './early-departure-paths.ts';
import { invoicePaths } from './invoice-paths.ts';
import { operatorPaths } from './operator-paths.ts';
import { propertyPaths } from './property-paths.ts';
import { registrationPaths } from './registration-paths.ts';

/** Every operation of the property's side, for those who serve or walk all of them; pages bring the parts that they call. */
export const everyPropertyPath = {
  ...propertyPaths,
  ...actPreviewPaths,
  ...bookkeepingPaths,
  ...counterPaths,
  ...earlyDeparturePaths,
  ...invoicePaths,
  ...operatorPaths,
  ...registrationPaths,
};
