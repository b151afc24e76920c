import { randomBytes } from 'node:crypto';
import {
  added,
  countsOf,
  isFull,
  keepCounts,
  noCounts,
  type Experiment,
  type ExperimentCounts,
  type ReleaseStore,
} from '@latchkey/releases/store';
import { Counter, type Registry } from 'prom-client';
import { runOf } from './experiment-pin.ts';

/** What guests did in experiments: figures alone, of this origin and, as the store has them, of the others. */
export interface ExperimentCounter {
  counted(experiment: Experiment, arm: 'a' | 'b', what: 'visitors' | 'booked'): void;
  /** Whether both halves have their size, so that nobody new belongs to it. */
  isFull(experiment: Experiment): boolean;
  /** What all origins have counted, as far as this one knows. */
  totalsOf(experiment: Experiment): ExperimentCounts;
  /** Writes what was counted since the last time into the store, and reads what others have counted. */
  keep(running: readonly Experiment[]): Promise<void>;
}

interface Run {
  readonly experiment: Experiment;
  own: ExperimentCounts;
  others: ExperimentCounts;
  isWritten: boolean;
}

/** Counts by experiment and half, for the registry and, under a name of this origin's own, for the store. */
export function countExperiments(store: Pick<ReleaseStore, 'blobs'>, registry: Registry): ExperimentCounter {
  const writer = randomBytes(6).toString('hex');
  const labelNames = ['app', 'experiment', 'arm'] as const;
  const metrics = {
    visitors: new Counter({
      name: 'latchkey_experiment_visitors_total',
      help: 'Guests who saw a screen of an experiment, by half',
      labelNames,
      registers: [registry],
    }),
    booked: new Counter({
      name: 'latchkey_experiment_booked_total',
      help: 'Guests of an experiment who reached the page of a booking that is made',
      labelNames,
      registers: [registry],
    }),
  };
  const runs = new Map<string, Run>();
  const runFor = (experiment: Experiment): Run => {
    const run = runs.get(runOf(experiment)) ?? { experiment, own: noCounts, others: noCounts, isWritten: true };
    runs.set(runOf(experiment), run);
    return run;
  };
  const totals = ({ own, others }: Run): ExperimentCounts => added(own, others);
  return {
    counted(experiment, arm, what) {
      const run = runFor(experiment);
      run.own = { ...run.own, [arm]: { ...run.own[arm], [what]: run.own[arm][what] + 1 } };
      run.isWritten = false;
      metrics[what].inc({ app: experiment.app, experiment: experiment.name, arm });
    },
    isFull: (experiment) => isFull(experiment, totals(runFor(experiment))),
    totalsOf: (experiment) => totals(runFor(experiment)),
    async keep(running) {
      const current = new Set(running.map(runOf));
      for (const experiment of running) runFor(experiment);
      for (const [name, run] of runs) {
        const counted = run.own;
        if (!run.isWritten && (await keepCounts(store.blobs, run.experiment, writer, counted)))
          run.isWritten = run.own === counted;
        if (current.has(name)) run.others = await countsOf(store.blobs, run.experiment, writer);
        else if (run.isWritten) runs.delete(name);
      }
    },
  };
}
