import type { HttpMethod } from './paths.ts';

/** Exports for bookkeeping: apart from the other operations of the property's side, since one page alone calls them. */
export const bookkeepingPaths = {
  getBookkeeping: { method: 'GET', path: '/api/property/books' },
  setBookkeeping: { method: 'PUT', path: '/api/property/books' },
  makeBookkeepingBatch: { method: 'POST', path: '/api/property/books/batches' },
  getBookkeepingFile: { method: 'GET', path: '/api/property/books/:hotel/:batch/:file' },
} as const satisfies Record<string, { method: HttpMethod; path: `/api/property/${string}` }>;
