import { freezeProvided, loadBundle } from '@latchkey/releases/bundle';
import type {
  PageFiles,
  PageReports,
  PageRequest,
  RenderedPage,
  ServerRemote,
  ServerRemotes,
  WorkerMemory,
} from '@latchkey/releases/page';
import type { Owner } from '@latchkey/site/urls';
import { LRUCache } from 'lru-cache';
import { apartFromPages } from './page-at-work.ts';
import type { BundleFile, RenderJob } from './protocol.ts';

interface ShellBundle {
  readonly renderPage: (
    page: PageRequest,
    remotes: ServerRemotes,
    memory: WorkerMemory,
    reports: PageReports,
    files: PageFiles,
  ) => Promise<RenderedPage>;
  /** Whether a form that is posted to a page is answered. */
  readonly answersForms?: boolean;
  readonly provided: Readonly<Record<string, unknown>>;
}

/** The bundles of a job: the shell's evaluated, each remote's evaluated when the page first asks for it. */
export interface JobBundles {
  readonly shell: ShellBundle;
  readonly remotes: ServerRemotes;
}

type Exposes = Readonly<Record<string, unknown>>;

/** How long to wait before a bundle that failed is evaluated again, in milliseconds. */
const triedAgainMs = 30_000;

/**
 * Keeps evaluated bundles by release: many mixes of versions can be rendered by one worker. A remote's bundle is
 * evaluated only for pages that use it, so that one which hangs or exits costs its own pages alone. A remote that cannot
 * be evaluated is missing, and said so to `complain`; `evaluating` is told of each before it is.
 */
export function bundleCache(
  complain: (owner: string, release: string, shell: string, error: unknown) => void,
  evaluating: (file: string, release: string) => void = () => undefined,
): (job: RenderJob) => JobBundles {
  const shells = new LRUCache<string, ShellBundle>({ max: 4 });
  const exposes = new LRUCache<string, Exposes>({ max: 40 });
  const broken = new LRUCache<string, true>({ max: 100, ttl: triedAgainMs });

  const evaluate = (release: string, { file, integrity }: BundleFile, provided: Readonly<Record<string, unknown>>) => {
    evaluating(file, release);
    return apartFromPages(() => loadBundle(file, provided, integrity));
  };

  const shellOf = (bundle: BundleFile): ShellBundle => {
    const { id } = bundle;
    const kept = shells.get(id);
    const known = kept ?? (evaluate(`shell@${id}`, bundle, {}) as unknown as ShellBundle);
    // A remote that changed it would change it for all others.
    if (kept === undefined) freezeProvided(known.provided);
    if (id !== 'dev') shells.set(id, known);
    return known;
  };

  const exposesOf = (owner: string, bundle: BundleFile, shell: ShellBundle, shellId: string) => {
    const key = `${shellId}/${owner}/${bundle.id}`;
    const isKept = bundle.id !== 'dev' && shellId !== 'dev';
    if (isKept && broken.has(key)) return undefined;
    try {
      const found =
        exposes.get(key) ?? (evaluate(`${owner}@${bundle.id}`, bundle, shell.provided)['exposes'] as Exposes);
      if (isKept) exposes.set(key, found);
      return found;
    } catch (error) {
      broken.set(key, true);
      complain(owner, bundle.id, shellId, error);
      return undefined;
    }
  };

  return ({ bundles, page }) => {
    const shell = shellOf(bundles.shell);
    const remotes = {};
    for (const [owner, bundle] of Object.entries(bundles.remotes) as [Owner, BundleFile][]) {
      const release = page.releases.remotes[owner];
      if (!release) continue;
      Object.defineProperty(remotes, owner, {
        enumerable: true,
        get(): ServerRemote | undefined {
          const found = exposesOf(owner, bundle, shell, bundles.shell.id);
          return found && { release, exposes: found };
        },
      });
    }
    return { shell, remotes };
  };
}
