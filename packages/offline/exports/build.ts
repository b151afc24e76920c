export type { StoredPages } from '../src/stored-pages.types.ts';
export { offlineWorker } from '../src/offline-worker.ts';
