import { unfitBetween, type Unfit } from './fit.ts';
import type { Release } from './release.types.ts';

/** In which order releases can go live over others, each by itself. */
export type ReleaseOrder =
  | { readonly kind: 'order'; readonly apps: readonly string[] }
  /** After `apps` each by itself, the others fit only all at once: they go in one step. */
  | {
      readonly kind: 'together';
      readonly apps: readonly string[];
      readonly together: readonly string[];
      readonly reasons: readonly Unfit[];
    };

/**
 * Searches an order in which teams that each release their own app bring all of `next` live over `last`, such that what is
 * live fits at every moment. Every order is tried; where there is none, it says which apps wait for each other.
 */
export function orderOver(last: readonly Release[], next: readonly Release[]): ReleaseOrder {
  const apps = next.map(({ app }) => app).toSorted();
  let best: readonly string[] = [];
  const seen = new Set<string>(['']);
  const waiting: (readonly string[])[] = [[]];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (path.length > best.length) best = path;
    if (path.length === apps.length) return { kind: 'order', apps: path };
    for (const app of apps.filter((one) => !path.includes(one))) {
      const state = [...path, app].toSorted().join(' ');
      if (seen.has(state) || unfitIn(liveAfter(last, next, [...path, app])).length > 0) continue;
      seen.add(state);
      waiting.push([...path, app]);
    }
  }
  const together = apps.filter((app) => !best.includes(app));
  const reasons = together.flatMap((app) => unfitIn(liveAfter(last, next, [...best, app])));
  return { kind: 'together', apps: best, together, reasons };
}

/** What is live once these apps are released; the others are as they were. */
const liveAfter = (last: readonly Release[], next: readonly Release[], apps: readonly string[]): Release[] => [
  ...next.filter(({ app }) => apps.includes(app)),
  ...last.filter(({ app }) => !apps.includes(app)),
];

function unfitIn(live: readonly Release[]): Unfit[] {
  const shell = live.find(({ kind }) => kind === 'shell');
  const remotes = live.filter(({ kind }) => kind === 'remote');
  return shell === undefined ? [] : remotes.flatMap((remote) => unfitBetween(remote, shell));
}
