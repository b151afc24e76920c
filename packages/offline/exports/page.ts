export { useStoredPages } from '../src/use-stored-pages.ts';
export { keepPage, useOfflineCopy } from '../src/use-offline-copy.ts';
