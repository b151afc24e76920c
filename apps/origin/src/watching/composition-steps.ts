import type { Composition } from '@latchkey/releases/store';
import type { ShownSince } from './blame.ts';

/** What an origin has seen of the composition's changes. */
export interface CompositionSteps extends ShownSince {
  /** To be told of every composition that is followed. */
  follows(composition: Composition): void;
  /** Whether a live release may be taken out by itself: not one that is live because another was, ten minutes ago or less. */
  mayStep(app: string, id: string): boolean;
}

/** After a step that nobody asked for, the next one is for people. */
const restMs = 600_000;

const shownIn = ({ live, canary }: Composition): string[] => [
  ...Object.entries(live).map(([app, id]) => `${app}@${id}`),
  ...Object.entries(canary).map(([app, { id }]) => `${app}@${id}`),
];

/**
 * Follows which releases are shown since when, by `now` in milliseconds. `left` is called when a release that was shown has
 * been taken out or taken back: it is gone from the releases shown and from those to go back to.
 */
export function compositionSteps(now: () => number, left: () => void): CompositionSteps {
  let last: Composition | null = null;
  const since = new Map<string, number>();
  const steppedTo = new Map<string, number>();
  return {
    of: (release) => since.get(release) ?? null,
    mayStep(app, id) {
      const at = steppedTo.get(`${app}@${id}`);
      return at === undefined || now() - at > restMs;
    },
    follows(next) {
      const before = last;
      last = next;
      if (before === null || before.revision === next.revision) return;
      const shown = new Set(shownIn(next));
      for (const release of shown) if (!shownIn(before).includes(release)) since.set(release, now());
      for (const [app, id] of Object.entries(next.live)) {
        const was = before.live[app];
        if (was === undefined || was === id) continue;
        // A release that people made live again is theirs.
        steppedTo.delete(`${app}@${id}`);
        if (next.quarantined.includes(`${app}@${was}`)) steppedTo.set(`${app}@${id}`, now());
      }
      const isGone = (release: string): boolean => {
        const [app = '', id = ''] = release.split('@');
        return !shown.has(release) && !(next.previous[app] ?? []).includes(id);
      };
      if (shownIn(before).some(isGone)) left();
    },
  };
}
