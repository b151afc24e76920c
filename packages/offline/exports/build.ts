export type { KeptPages } from '../src/kept-pages.types.ts';
export { offlineWorker } from '../src/offline-worker.ts';
