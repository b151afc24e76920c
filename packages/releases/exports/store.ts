/** The release store: how builds become live parts of the site, and how the origin reads them. */
export {
  emptyComposition,
  type Canary,
  type Composition,
  type Experiment,
  type JournalEntry,
} from '../src/release/composition.types.ts';
export type { Release, ReleasedFile } from '../src/release/release.types.ts';
export { endExperiment } from '../src/experiment/end-experiment.ts';
export {
  added,
  countsOf,
  isFull,
  keepCounts,
  noCounts,
  type ExperimentCounts,
} from '../src/experiment/experiment-counts.ts';
export { openReleaseStore, type ReleaseStore } from '../src/release/release-store.ts';
export { isLive, isPreviewSigned, mixText, previewFields } from '../src/release/preview.ts';
export { notesOf } from '../src/release/release-notes.ts';
export { releasesOf } from '../src/release/published.ts';
export { quarantine } from '../src/release/quarantine.ts';
export type { StoreFiles } from '../src/store/store-files.ts';
export { isBucket } from '../src/store/open-store.ts';
export { stackReader } from '../src/release/source-maps.ts';
export { isCompressible } from '../src/release/compressible.ts';
export { readCredential, type Credential } from '../src/release/credential.ts';
export { tellListener } from '../src/release/tell-changes.ts';
export type { Untrusted } from '../src/release/trusted-composition.ts';
