import { endExperiment, type Composition, type ReleaseStore } from '@latchkey/releases/store';
import { thrownInWords } from '@latchkey/security/log-line';
import type { Asker } from '../rendering/render-pool.types.ts';
import type { NetworkCounts } from '../watching/network-counts.ts';

/** Watches whether B of an experiment fails its guests. */
export interface ExperimentGuard {
  shown(asker: Asker): void;
  /**
   * A page failed. True where it showed B: that speaks against the experiment, which ends where B fails clearly more networks
   * than A, as a canary does, and not against the release, whose A shows whether it is to blame.
   */
  failed(asker: Asker): boolean;
}

/** What the guard is made of. */
export interface GuardParts {
  readonly store: ReleaseStore;
  readonly composer: { current(): Composition; refresh(): Promise<void> };
  readonly networks: NetworkCounts;
  readonly complain: (message: string, facts: object) => void;
}

export function guardExperiments({ store, composer, networks, complain }: GuardParts): ExperimentGuard {
  const ending = new Set<string>();
  const nameOf = (experiment: string, arm: 'a' | 'b'): string =>
    `${experiment}@${composer.current().experiments[experiment]?.since}:${arm}`;
  const end = async (experiment: string, why: string): Promise<void> => {
    if (ending.has(experiment)) return;
    ending.add(experiment);
    try {
      const { kind } = await endExperiment(store, experiment, { by: 'origin', now: new Date(), why: `B ${why}` });
      if (kind === 'ended') complain('experiment ended', { experiment, why });
      await composer.refresh();
    } catch (error) {
      complain('experiment could not be ended', { experiment, why, reason: thrownInWords(error) });
    } finally {
      ending.delete(experiment);
    }
  };
  return {
    shown({ halves = [], network }) {
      for (const { experiment, arm } of halves) networks.shown(nameOf(experiment, arm), network);
    },
    failed({ halves = [], network }) {
      for (const { experiment, arm } of halves) {
        networks.failed(nameOf(experiment, arm), network);
        const why = networks.failsCanary(nameOf(experiment, 'b'), nameOf(experiment, 'a'), 'A');
        if (why !== null) void end(experiment, why);
      }
      return halves.some(({ arm }) => arm === 'b');
    },
  };
}
