export { announceChanges } from './indexnow/announce-changes.ts';
export { announcePages } from './indexnow/announce-pages.ts';
