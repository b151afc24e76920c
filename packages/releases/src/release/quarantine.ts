import { withLive, type Occasion } from './promote.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Takes a release that fails out of what guests get: a canary ends, a live one gives way to the newest previous release.
 * A live one without a predecessor stays: a broken screen is as good as a missing one. True when something changed.
 */
export async function quarantine(store: ReleaseStore, app: string, id: string, occasion: Occasion): Promise<boolean> {
  const refusal = await store.change<'nothing'>(async (current) => {
    const mark = `${app}@${id}`;
    const [previous] = (current.previous[app] ?? []).filter((one) => !current.quarantined.includes(`${app}@${one}`));
    const isCanary = current.canary[app]?.id === id;
    const isLive = current.live[app] === id && previous !== undefined;
    if (!isCanary && !isLive) return { kind: 'refused', refusal: 'nothing' };
    const { [app]: _, ...canary } = current.canary;
    const next = isLive ? withLive(current, app, previous) : { ...current, canary };
    const to = isLive ? previous : (current.live[app] ?? null);
    return {
      kind: 'change',
      next: {
        ...next,
        previous: { ...next.previous, [app]: (next.previous[app] ?? []).filter((one) => one !== id) },
        quarantined: [...next.quarantined.filter((one) => one !== mark), mark],
      },
      entries: [
        {
          at: occasion.now.toISOString(),
          by: occasion.by,
          action: 'quarantine',
          app,
          from: id,
          to,
          ...(occasion.why === undefined ? {} : { why: occasion.why }),
        },
      ],
    };
  });
  return refusal === null;
}
