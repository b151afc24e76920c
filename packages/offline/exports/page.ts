export { useKeptPages } from '../src/use-kept-pages.ts';
export { useOfflineCopy } from '../src/use-offline-copy.ts';
