export type * from '../src/restrictions/restrictions.types.ts';
export {
  hasLength,
  isArrivalOpen,
  isStayOpen,
  leastNightsFrom,
  noRestrictions,
} from '../src/restrictions/open-stays.ts';
