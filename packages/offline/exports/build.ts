export { offlineWorker, type KeptPages } from '../src/offline-worker.ts';
