import type { Experiment } from '../release/composition.types.ts';
import type { BlobStore } from '../store/blob-store.types.ts';
import type { ArmCounts } from './compare-arms.ts';

/** Both halves of an experiment, counted. */
export interface ExperimentCounts {
  readonly a: ArmCounts;
  readonly b: ArmCounts;
}

export const noCounts: ExperimentCounts = { a: { visitors: 0, booked: 0 }, b: { visitors: 0, booked: 0 } };

/** Each run of an experiment counts anew. */
const folderOf = ({ app, name, since }: Experiment): string =>
  `experiments/${app}/${name}/${since.replaceAll(/[^\dTZ]/g, '-')}/`;

/**
 * Writes what one origin (`writer`) has counted of an experiment since it started: figures, and nothing of any guest. Each
 * origin has a file of its own, so that several add up and none waits for another. False when it was not written.
 */
export async function keepCounts(
  blobs: BlobStore,
  experiment: Experiment,
  writer: string,
  counts: ExperimentCounts,
): Promise<boolean> {
  const name = `${folderOf(experiment)}${writer}.json`;
  const before = await blobs.get(name);
  return blobs.replace(name, JSON.stringify(counts), before?.tag ?? null);
}

/** What all origins have counted of an experiment; with `except` all others. */
export async function countsOf(blobs: BlobStore, experiment: Experiment, except = ''): Promise<ExperimentCounts> {
  const names = await blobs.list(folderOf(experiment));
  const found = await Promise.all(
    names.filter((name) => !name.endsWith(`/${except}.json`)).map((name) => blobs.get(name)),
  );
  return found
    .flatMap((blob) => (blob === null ? [] : [JSON.parse(blob.content.toString('utf8')) as ExperimentCounts]))
    .reduce(added, noCounts);
}

export const added = (one: ExperimentCounts, other: ExperimentCounts): ExperimentCounts => ({
  a: sum(one.a, other.a),
  b: sum(one.b, other.b),
});

const sum = (one: ArmCounts, other: ArmCounts): ArmCounts => ({
  visitors: one.visitors + other.visitors,
  booked: one.booked + other.booked,
});

/** Whether both halves have as many visitors as was set at the start: only then an experiment is judged. */
export const isFull = ({ size }: Experiment, { a, b }: ExperimentCounts): boolean =>
  a.visitors >= size && b.visitors >= size;
