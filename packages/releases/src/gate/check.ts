import type { Composition } from '../release/composition.types.ts';
import { mixText } from '../release/preview.ts';
import { unfitIfLive } from '../release/promote.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { Release } from '../release/release.types.ts';
import { integrityOf } from '../bundle/integrity-of.ts';
import { asks, type AskedBeside } from './asks.ts';
import { catalogsRefused } from './catalogs.ts';
import { pagesRefused } from './own-pages.ts';
import { startGateOrigin, type GateOrigin } from './gate-origin.ts';
import { looksBeside, noLooks, type Looks } from './looks.ts';
import { renders, type Rendering } from './renders.ts';
import { sells } from './sells.ts';
import { tooHeavy } from './weighs.ts';
import { wake } from '../bundle/wakes.ts';

/** One question of the gate and its answer. */
export interface GateStep {
  readonly step: 'whole' | 'reads' | 'fits' | 'wakes' | 'asks' | 'renders' | 'sells' | 'looks';
  readonly ms: number;
  /** Why it is refused; empty when it is not. */
  readonly reasons: readonly string[];
}

/**
 * The gate before a release goes live: every file is there, guests can read it, it fits what it would be live beside, and its server bundle
 * wakes in a thread that is thrown away. `arriving` are all releases that are to go live in the same step. With `rendering` the engine must know what it asks, and its pages are made as well.
 */
export async function check(
  store: ReleaseStore,
  release: Release,
  rendering: Rendering | null = null,
  arriving: readonly Release[] = [release],
): Promise<GateStep[]> {
  const mix = mixText(Object.fromEntries(arriving.map(({ app, id }) => [app, id])));
  const shown = rendering === null ? null : onOrigin(() => startGateOrigin({ ...rendering, mix }));
  const steps: GateStep[] = [];
  try {
    for (const [step, ask] of [
      ['whole', () => isWhole(store, release)],
      ['reads', () => reads(store, release, arriving)],
      ['fits', () => fits(store, release, arriving)],
      ['wakes', () => wakes(store, release, arriving)],
      ...(rendering === null || shown === null
        ? []
        : ([
            ['asks', () => beside(store, arriving).then((others) => asks(release, rendering.api, others))],
            ...(rendering.pages ? pageSteps(store, release, rendering, { shown, arriving }) : []),
          ] as const)),
    ] as const) {
      const began = performance.now();
      const reasons = await ask();
      steps.push({ step, ms: Math.round(performance.now() - began), reasons });
      if (reasons.length > 0) break;
    }
  } finally {
    await shown?.stop();
  }
  return steps;
}

type PageStep = readonly [step: GateStep['step'], ask: () => Promise<readonly string[]>];

/** The checks of pages: that they are made, and in a browser that they sell, come alive and look like the live ones. */
function pageSteps(
  store: ReleaseStore,
  release: Release,
  rendering: Rendering,
  { shown, arriving }: { readonly shown: OnOrigin; readonly arriving: readonly Release[] },
): readonly PageStep[] {
  const made = (inBrowser: boolean, looks: Looks) => (origin: GateOrigin) =>
    renders(origin, release, { ...rendering, store, inBrowser, looks }, arriving);
  const plain: PageStep = ['renders', () => shown.ask(made(false, noLooks))];
  if (!rendering.inBrowser) return [plain];
  return [
    plain,
    ['sells', () => shown.ask((origin) => sells(origin, release, rendering, arriving))],
    [
      'looks',
      () =>
        shown.ask(async (origin) => {
          const looks = await looksOf(store, origin, release, arriving);
          const faults = await made(true, looks)(origin);
          return rendering.isNewLook ? faults : [...faults, ...looks.differences];
        }),
    ],
  ];
}

/** Compares with what is live of the arriving apps; with nothing where the release is live itself, or the first of its app. */
async function looksOf(
  store: ReleaseStore,
  origin: GateOrigin,
  release: Release,
  arriving: readonly Release[],
): Promise<Looks> {
  const { live } = await store.composition();
  const before = live[release.app];
  if (before === undefined || before === release.id) return noLooks;
  const ids = Object.entries(live).filter(([app]) => arriving.some((one) => one.app === app));
  return looksBeside(origin, release, Object.fromEntries(ids));
}

type OnOrigin = ReturnType<typeof onOrigin>;

/** One origin for all steps that look at pages, started with the first of them. */
function onOrigin(start: () => Promise<GateOrigin | string>) {
  let started: GateOrigin | string | null = null;
  return {
    ask: async (work: (origin: GateOrigin) => Promise<string[]>): Promise<string[]> => {
      started ??= await start();
      return typeof started === 'string' ? [started] : work(started);
    },
    stop: async (): Promise<void> => {
      if (started !== null && typeof started !== 'string') await started.stop();
    },
  };
}

async function isWhole({ blobs }: ReleaseStore, { app, files, server, serverIntegrity }: Release): Promise<string[]> {
  const names = Object.keys(files).map((name) => `assets/${app}/${name}`);
  const there = await Promise.all([...names, server].map(async (name) => ((await blobs.has(name)) ? [] : [name])));
  const missing = there.flat().map((name) => `${name} is missing: publish it again`);
  const bundle = await blobs.get(server);
  const isChanged = bundle !== null && serverIntegrity !== undefined && integrityOf(bundle.content) !== serverIntegrity;
  return isChanged ? [...missing, `${server} is not what was published`] : missing;
}

/** Whether guests can read it: in words of their language, and with a line of today. */
async function reads(store: ReleaseStore, release: Release, arriving: readonly Release[]): Promise<string[]> {
  const { live } = await store.composition();
  const shell = arriving.find(({ kind }) => kind === 'shell') ?? (await store.release('shell', live['shell'] ?? ''));
  return [...tooHeavy(release), ...(await catalogsRefused(store, release, Object.keys(shell?.words ?? {})))];
}

async function fits(store: ReleaseStore, release: Release, arriving: readonly Release[]): Promise<string[]> {
  const composition = await store.composition();
  const unfit = await unfitIfLive(store, composition, arriving);
  const lacking = unfit.map(
    ({ remote, shell, lacks }) =>
      `${remote} uses ${lacks}, ${shell} has it not: release the ${release.kind === 'shell' ? 'remote' : 'shell'} first`,
  );
  const staying = Object.entries(composition.live).filter(([app]) => arriving.every((one) => one.app !== app));
  const live = await Promise.all(staying.map(([app, id]) => store.release(app, id)));
  return [
    ...lacking,
    ...experimentsLost(release, composition),
    ...pagesRefused(release, [...arriving, ...live.filter((one) => one !== null)]),
  ];
}

/** An experiment that runs would show A to everybody, and count on. */
const experimentsLost = ({ app, experiments = [] }: Release, { experiments: running }: Composition): string[] =>
  Object.values(running)
    .filter((one) => one.app === app && experiments.every(({ name }) => name !== one.name))
    .map(({ name }) => `the experiment ${app}/${name} runs, and it knows none of it: end that first`);

/** The shell and the remotes that guests may get once the arriving releases are live, canaries too. */
async function beside(store: ReleaseStore, arriving: readonly Release[]): Promise<AskedBeside> {
  const { live, canary } = await store.composition();
  const ids = [...Object.entries(live), ...Object.entries(canary).map(([app, { id }]) => [app, id] as const)];
  const found = await Promise.all(
    ids.filter(([app]) => arriving.every((one) => one.app !== app)).map(([app, id]) => store.release(app, id)),
  );
  const all = [...arriving, ...found.filter((one) => one !== null)];
  return {
    shell: all.find(({ kind }) => kind === 'shell') ?? null,
    remotes: all.filter(({ kind }) => kind === 'remote'),
  };
}

async function wakes(store: ReleaseStore, release: Release, arriving: readonly Release[]): Promise<string[]> {
  const { live } = await store.composition();
  const shell =
    release.kind === 'shell'
      ? null
      : (arriving.find(({ kind }) => kind === 'shell') ?? (await store.release('shell', live['shell'] ?? '')));
  if (release.kind === 'remote' && shell === null) return ['no shell is live that it could wake beside'];
  for (const one of [release, ...(shell === null ? [] : [shell])])
    await store.files.fetch(one.server, one.serverIntegrity);
  const { pathOf } = store.files;
  const waking = await wake({
    bundle: pathOf(release.server),
    shellBundle: shell === null ? null : pathOf(shell.server),
  });
  if (waking.kind === 'refused') return [`its server bundle does not wake: ${waking.reason}`];
  const screens = Object.keys(release.parts).filter((part) => part.startsWith('./'));
  const lost = screens.filter((part) => !waking.woken.exposes.includes(part));
  return lost.map((part) => `its server bundle has no ${part}, which its browser files have`);
}
