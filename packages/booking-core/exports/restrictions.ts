export type * from '../src/restrictions/restrictions.types.ts';
export { isArrivalOpen, isStayOpen, leastNightsFrom, noRestrictions } from '../src/restrictions/open-stays.ts';
