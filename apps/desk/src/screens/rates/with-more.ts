import { withSearch } from '@latchkey/site/urls';

/** The page's address with something opened or told on it. */
export const withMore = (here: string, more: Readonly<Record<string, string>>): string => withSearch(here, more);
