/** The release store: how builds become live parts of the site, and how the origin reads them. */
export type { Composition, Release, ReleasedFile } from '../src/release/release.types.ts';
export { openReleaseStore, type ReleaseStore } from '../src/release/store.ts';
export { publish } from '../src/release/publish.ts';
export { keepDays, promote, unfitFor, type Unfit } from '../src/release/promote.ts';
