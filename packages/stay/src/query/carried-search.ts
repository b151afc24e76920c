import type { Search } from '@latchkey/site/urls';

/** What an address says of the stay itself, or of what came of a form: a redirect says it anew or leaves it out. */
const own: ReadonlySet<string> = new Set([
  'checkIn',
  'checkOut',
  'adults',
  'children',
  'infants',
  'ages',
  'stay',
  'date',
  'start',
  'hours',
  'quote',
  'post',
  'notice',
  'alert',
] satisfies (keyof Search)[]);

/**
 * What a redirect takes along of an address: the code of a campaign, where the visit came from, the language, and whatever
 * else others have put there to know it again.
 */
export const carriedSearch = (search: Readonly<Record<string, string>>): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !own.has(name))) as Search;
