import { emptyComposition, type AppState, type Composition } from './composition.types.ts';

/** Every app that a composition says something of. */
export function appsOf({ live, canary, previous, quarantined, experiments }: Composition): string[] {
  const named = [live, canary, previous].flatMap((one) => Object.keys(one));
  const marked = quarantined.map((mark) => mark.split('@')[0] ?? '');
  const tried = Object.keys(experiments).map((key) => key.split('/')[0] ?? '');
  return [...new Set([...named, ...marked, ...tried])].toSorted();
}

export const stateOf = (composition: Composition, app: string): AppState => ({
  live: composition.live[app] ?? null,
  canary: composition.canary[app] ?? null,
  previous: composition.previous[app] ?? [],
  quarantined: composition.quarantined.flatMap((mark) =>
    mark.startsWith(`${app}@`) ? [mark.slice(app.length + 1)] : [],
  ),
  experiments: Object.fromEntries(Object.entries(composition.experiments).filter(([key]) => key.startsWith(`${app}/`))),
});

/** The composition of these apps' states; it has no signatures. */
export function composedOf(revision: number, states: ReadonlyMap<string, AppState>): Composition {
  const apps = [...states];
  const known = <T>(of: (state: AppState) => T | null): Record<string, T> =>
    Object.fromEntries(
      apps.flatMap(([app, state]) => {
        const found = of(state);
        return found === null ? [] : [[app, found] as const];
      }),
    );
  return {
    ...emptyComposition,
    revision,
    live: known(({ live }) => live),
    canary: known(({ canary }) => canary),
    previous: known(({ previous }) => (previous.length === 0 ? null : previous)),
    quarantined: apps.flatMap(([app, { quarantined }]) => quarantined.map((id) => `${app}@${id}`)),
    experiments: Object.assign({}, ...apps.map(([, { experiments }]) => experiments)),
  };
}

/**
 * Whether an app's state became another by taking out alone: what is live gave way to a release that was live before it, the
 * canary or an experiment ended. All that is shown its team had shown before.
 */
export function onlyTakesOut(before: AppState, after: AppState): boolean {
  const known = new Set([before.live, ...before.previous]);
  const out = new Set([before.live, before.canary?.id, ...before.quarantined]);
  return (
    known.has(after.live) &&
    (after.canary === null || isSame(after.canary, before.canary)) &&
    after.previous.every((id) => known.has(id)) &&
    before.quarantined.every((id) => after.quarantined.includes(id)) &&
    after.quarantined.every((id) => out.has(id)) &&
    Object.entries(after.experiments).every(([key, one]) => isSame(one, before.experiments[key]))
  );
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
