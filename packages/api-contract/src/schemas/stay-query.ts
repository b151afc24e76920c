import { z } from 'zod';
import { agesInQuery, localDate, locale, numberInQuery } from './scalars.ts';

/** The dates and the party of a search, as a query writes them. */
export const stayInQuery = {
  checkIn: localDate,
  checkOut: localDate,
  adults: numberInQuery(z.int().min(1).max(20)).default(2),
  /** As many as there are ages, unless given. */
  children: numberInQuery(z.int().min(0).max(20)).optional(),
  infants: numberInQuery(z.int().min(0).max(10)).default(0),
  /** No more than there are children; those without one are of unknown age. */
  childAges: agesInQuery.optional(),
  lang: locale.optional(),
};

/** Whether each age has a child: more ages than children are the caller's mistake, and refused. */
export const hasChildForEachAge = ({
  children,
  childAges = '',
}: {
  readonly children?: number | undefined;
  readonly childAges?: string | undefined;
}): boolean => children === undefined || childAges === '' || childAges.split(',').length <= children;
