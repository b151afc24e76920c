/** The release store: how builds become live parts of the site, and how the origin reads them. */
export type { Canary, Composition, JournalEntry } from '../src/release/composition.types.ts';
export type { Release, ReleasedFile } from '../src/release/release.types.ts';
export { openReleaseStore, type ReleaseStore } from '../src/release/release-store.ts';
export { isLive, isPreviewSigned, mixText } from '../src/release/preview.ts';
export { releasesOf } from '../src/release/published.ts';
export { quarantine } from '../src/release/quarantine.ts';
export type { StoreFiles } from '../src/store/store-files.ts';
export { isBucket } from '../src/store/open-store.ts';
export { isCompressible } from '../src/release/compressible.ts';
