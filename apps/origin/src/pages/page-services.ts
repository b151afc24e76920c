import type { MapTiles } from '@latchkey/site/screen';
import type { Crawlers } from '../measuring/crawlers.ts';
import type { ExperimentCounter } from '../experiments/count-experiments.ts';
import type { ExperimentGuard } from '../experiments/guard-experiments.ts';
import type { ReleaseRules } from '../releases/choose-releases.ts';
import type { Composer } from '../releases/composer.ts';
import type { Asker, RenderPool } from '../rendering/render-pool.types.ts';
import type { PreviewingSiteDirectory } from '../sites/site-directory.ts';
import type { ClientCounts } from '../watching/client-counts.ts';
import type { NetworkCounts } from '../watching/network-counts.ts';
import type { PageCounts } from '../watching/page-counts.ts';
import type { CachedPages } from './cached-pages.ts';
import type { PageLimits } from './page-limits.ts';
import type { StockVersions } from './stock-versions.ts';

/** What pages are made with. */
export interface PageServices {
  readonly sites: PreviewingSiteDirectory;
  readonly composer: Composer;
  readonly pool: RenderPool;
  readonly apiUrl: string;
  /** File of a server bundle, from its name in the store. */
  readonly bundleFile: (server: string) => string;
  readonly rules: ReleaseRules;
  readonly counts: PageCounts;
  readonly networks: NetworkCounts;
  readonly limits: PageLimits;
  /** What guests do in experiments, and whether B of one fails them. */
  readonly experiments: ExperimentCounter;
  readonly guard: ExperimentGuard;
  readonly browsers: ClientCounts;
  /** Pages of which a browser can prove that it has them, and what it told of them. */
  readonly proven: NetworkCounts;
  /** Pages that are the same for many guests, and what says whether one is still true. */
  readonly pages: CachedPages;
  readonly versions: StockVersions;
  /** Told of a page that failed, and whose code (`<app>@<id>`) it was, where that is known: who fails too much is taken out. */
  readonly pageFailed: (asker: Asker, by: string | null) => void;
  readonly mapTiles: MapTiles | null;
  readonly crawlers: Crawlers;
  readonly now: () => number;
}
