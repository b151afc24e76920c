import type { PageRequest, RenderedPage, ServerRemotes, WorkerMemory } from '@latchkey/federation/page';
import type { Owner } from '@latchkey/site/urls';
import { LRUCache } from 'lru-cache';
import { loadBundle } from './load-bundle.ts';
import type { RenderJob } from './protocol.ts';

interface ShellBundle {
  readonly renderPage: (page: PageRequest, remotes: ServerRemotes, memory: WorkerMemory) => Promise<RenderedPage>;
  readonly provided: Readonly<Record<string, unknown>>;
}

/** The evaluated bundles of a job. A remote that cannot be evaluated is missing, and said so to `complain`. */
export interface JobBundles {
  readonly shell: ShellBundle;
  readonly remotes: ServerRemotes;
}

/** Keeps evaluated bundles by release: many mixes of versions can be rendered by one worker. */
export function bundleCache(
  complain: (owner: string, release: string, error: unknown) => void,
): (job: RenderJob) => JobBundles {
  const shells = new LRUCache<string, ShellBundle>({ max: 4 });
  const exposes = new LRUCache<string, Readonly<Record<string, unknown>>>({ max: 40 });

  const shellOf = ({ id, file }: RenderJob['bundles']['shell']): ShellBundle => {
    const known = shells.get(id) ?? (loadBundle(file, {}) as unknown as ShellBundle);
    if (id !== 'dev') shells.set(id, known);
    return known;
  };

  return ({ bundles, page }) => {
    const shell = shellOf(bundles.shell);
    const remotes: { -readonly [O in Owner]?: NonNullable<ServerRemotes[O]> } = {};
    for (const [owner, bundle] of Object.entries(bundles.remotes) as [Owner, { id: string; file: string }][]) {
      const key = `${bundles.shell.id}/${owner}/${bundle.id}`;
      const release = page.releases.remotes[owner];
      if (!release) continue;
      try {
        const known =
          exposes.get(key) ?? (loadBundle(bundle.file, shell.provided)['exposes'] as Readonly<Record<string, unknown>>);
        if (bundle.id !== 'dev' && bundles.shell.id !== 'dev') exposes.set(key, known);
        remotes[owner] = { release, exposes: known };
      } catch (error) {
        complain(owner, bundle.id, error);
      }
    }
    return { shell, remotes };
  };
}
