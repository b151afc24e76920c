import type { Experiment } from '../release/composition.types.ts';
import type { Occasion } from '../release/promote.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { sizePerArm } from './sample-size.ts';

/** What an experiment is to find, stated before it begins. */
export interface ExperimentAim {
  readonly app: string;
  readonly name: string;
  /** Of A's visitors book, in per cent. */
  readonly base: number;
  /** In points. */
  readonly least: number;
}

/** What became of an experiment that was to begin. */
export type ExperimentStart =
  | { readonly kind: 'begun'; readonly experiment: Experiment }
  /** A share of none, of all, or beyond. */
  | { readonly kind: 'not_a_share' }
  | { readonly kind: 'runs' }
  /** What is live of the app has no A and B of that name; it knows these. */
  | { readonly kind: 'unknown'; readonly knows: readonly string[] };

/** Begins an experiment that the live release knows: half of the guests get B from now on, until it is ended. */
export async function startExperiment(
  store: ReleaseStore,
  { app, name, base, least }: ExperimentAim,
  occasion: Occasion,
): Promise<ExperimentStart> {
  if (!(base > 0 && least > 0 && base + least < 100)) return { kind: 'not_a_share' };
  const size = sizePerArm(base, least);
  const experiment = { app, name, since: occasion.now.toISOString(), base, least, size };
  const key = `${app}/${name}`;
  const refusal = await store.change<ExperimentStart>(async (current) => {
    if (current.experiments[key] !== undefined) return { kind: 'refused', refusal: { kind: 'runs' } };
    const live = await store.release(app, current.live[app] ?? '');
    const knows = (live?.experiments ?? []).map((one) => one.name);
    if (!knows.includes(name)) return { kind: 'refused', refusal: { kind: 'unknown', knows } };
    return {
      kind: 'change',
      next: { ...current, experiments: { ...current.experiments, [key]: experiment } },
      entries: [
        {
          at: experiment.since,
          by: occasion.by,
          action: 'experiment',
          app,
          from: null,
          to: null,
          experiment: name,
          result: `${base} % book in A, a difference of ${least} points is to be found: ${size} visitors each`,
          ...(occasion.why === undefined ? {} : { why: occasion.why }),
        },
      ],
    };
  });
  return refusal ?? { kind: 'begun', experiment };
}
