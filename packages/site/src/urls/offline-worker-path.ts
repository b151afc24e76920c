/** Where the service worker of the planner lies: beside the planner's pages, so that it can see no others. */
export const offlineWorkerPath = '/planner/offline.js';

/** Where that of the desk lies, on the desk's host alone. */
export const deskWorkerPath = '/offline.js';
