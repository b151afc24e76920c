export { useStoredPages } from '../src/use-stored-pages.ts';
export { useOfflineCopy } from '../src/use-offline-copy.ts';
