export { availabilityQuery } from '../src/query/availability-query.ts';
export { slotsQuery } from '../src/query/slots-query.ts';
export { couponIn, couponSearch } from '../src/query/coupon-of-link.ts';
export { carriedSearch } from '../src/query/carried-search.ts';
export { isOfCode } from '../src/query/quote-with.ts';
