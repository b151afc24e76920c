import type { Experiment } from '../release/composition.types.ts';
import type { Occasion } from '../release/promote.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { countsOf, type ExperimentCounts } from './experiment-counts.ts';
import { resultOf } from './experiment-result.ts';

/** What became of ending an experiment. */
export type ExperimentEnd =
  | {
      readonly kind: 'ended';
      readonly experiment: Experiment;
      readonly counts: ExperimentCounts;
      readonly result: string;
    }
  | { readonly kind: 'does_not_run' };

/** Ends an experiment: every guest gets A with the next page. What it came to is written into the journal. */
export async function endExperiment(store: ReleaseStore, key: string, occasion: Occasion): Promise<ExperimentEnd> {
  const running = (await store.composition()).experiments[key];
  if (running === undefined) return { kind: 'does_not_run' };
  const counts = await countsOf(store.blobs, running);
  const result = resultOf(running, counts);
  const refusal = await store.change<'does_not_run'>(async (current) => {
    const { [key]: found, ...experiments } = current.experiments;
    if (found?.since !== running.since) return { kind: 'refused', refusal: 'does_not_run' };
    return {
      kind: 'change',
      next: { ...current, experiments },
      entries: [
        {
          at: occasion.now.toISOString(),
          by: occasion.by,
          action: 'experiment_end',
          app: running.app,
          from: null,
          to: null,
          experiment: running.name,
          result,
          ...(occasion.why === undefined ? {} : { why: occasion.why }),
        },
      ],
    };
  });
  return refusal === null ? { kind: 'ended', experiment: running, counts, result } : { kind: 'does_not_run' };
}
