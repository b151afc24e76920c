/** Making releases: from an app's build to what guests get. For scripts and tests; the origin only reads. */
export { sourceOf, whoRuns } from '../src/command/source.ts';
export { changesetsIn, type Bump, type Changeset } from '../src/release/changesets.ts';
export { publish } from '../src/release/publish.ts';
export { startExperiment } from '../src/experiment/start-experiment.ts';
export { promote, type Occasion, type PromoteOutcome } from '../src/release/promote.ts';
export { previewSearch } from '../src/release/preview.ts';
export { unfitBetween, type Unfit } from '../src/release/fit.ts';
export { orderOver, type ReleaseOrder } from '../src/release/order.ts';
export { owns, readOwners } from '../src/release/owners.ts';
export { releaseOf } from '../src/release/publish.ts';
export { contractOf, recordedIn, recordedReleases } from '../src/release/recorded-releases.ts';
