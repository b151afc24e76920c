/** What a build says of itself, for what makes a release of it. */
export type { BuildRecord, ServerRecord } from '../src/presets/build-record.types.ts';
