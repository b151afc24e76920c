import path from 'node:path';
import { check, type GateStep } from '../gate/check.ts';
import { isThere } from '../gate/renders.ts';
import { runningEngine } from '../gate/running-engine.ts';
import { checkedPages } from '../release/checked.ts';
import { readOwners } from '../release/owners.ts';
import type { Release } from '../release/release.types.ts';
import { isBucket } from '../store/open-store.ts';
import { saysNewLook } from './new-look.ts';
import { UsageError, type CommandAnswer, type CommandInput } from './command.types.ts';

/** What the gate says of one release. */
export interface AskedRelease {
  readonly release: Release;
  readonly steps: readonly GateStep[];
}

/**
 * Asks the gate about releases that are to be live together. Pages are rendered where an engine answers: that of `--api`, else
 * `API_URL`, else of the `npm start` whose store this is; `none` leaves it out. One that was named and does not answer is a
 * `UsageError`; without any the step is left out, and said to be. `--no-pages` asks the engine for its answers alone:
 * production's has no demo hotels.
 */
export async function askGate(input: CommandInput, releases: readonly Release[]): Promise<AskedRelease[]> {
  const { store, address, options, progress } = input;
  const named = (typeof options['api'] === 'string' ? options['api'] : process.env['API_URL']) || undefined;
  // Another product may listen where engines usually do: only the one that runs beside this store is asked unnamed.
  const beside = isBucket(address) ? null : runningEngine(path.dirname(address));
  const api = named ?? beside ?? 'none';
  const answers = api !== 'none' && (await isThere(api));
  if (!answers && named !== undefined && named !== 'none')
    throw new UsageError(`No engine answers at ${api}: start it, or name another with --api.`);
  const rendered = answers && options['no-pages'] !== true;
  if (!answers) progress('Pages are not rendered: name an engine with --api or API_URL.');
  const inBrowser = options['browser'] === true;
  if (!rendered && inBrowser) throw new UsageError('--browser wants an engine: name one with --api or API_URL.');
  const asked: AskedRelease[] = [];
  for (const release of releases) {
    const isNewLook = options['new-look'] === true || saysNewLook(release);
    const rendering = answers ? { store: address, api, inBrowser, pages: rendered, isNewLook } : null;
    asked.push({ release, steps: await check(store, release, rendering, releases) });
  }
  return asked;
}

/** What the gate comes to: it lets all of them through, and what it asked in a few words; or an answer that says why not. */
export type Passage =
  | { readonly isThrough: true; readonly gate: string }
  | { readonly isThrough: false; readonly answer: CommandAnswer };

/** Asks the gate about releases that are to be shown to guests. */
export async function passGate(input: CommandInput, releases: readonly Release[]): Promise<Passage> {
  const asked = await askGate(input, releases);
  const refused = asked.filter(({ steps }) => !isThrough(steps));
  if (refused.length === 0) {
    const steps = [...new Set(asked.flatMap((one) => one.steps.map(({ step }) => step)))];
    const gate = `${steps.join(', ')}${steps.includes('asks') ? '' : '; no engine'}`;
    return steps.includes('renders') ? { isThrough: true, gate } : trusting(input, releases, gate);
  }
  const data = refused.map(({ release, steps }) => ({ release: release.id, steps }));
  const lines = refused.flatMap(({ release, steps }) => gateLines(release, steps));
  return { isThrough: false, answer: { isDone: false, lines, data: data.length === 1 ? data[0] : data } };
}

/**
 * Where pages are not made, a check that was made elsewhere stands for them, signed by a team of the app. A store that says
 * whose apps they are wants one; one for development does without.
 */
async function trusting(
  { store, occasion }: CommandInput,
  releases: readonly Release[],
  gate: string,
): Promise<Passage> {
  const owners = await readOwners(store.blobs);
  if (owners === null) return { isThrough: true, gate };
  const found = await Promise.all(releases.map((release) => checkedPages(store, release, owners, occasion.now)));
  const unchecked = releases.filter((_, place) => found[place] === null);
  if (unchecked.length > 0)
    return {
      isThrough: false,
      answer: {
        isDone: false,
        lines: unchecked.map(
          ({ app, id }) =>
            `${app}@${id}: its pages were made by no gate that signed for it: pnpm releases check ${app}@${id}, with an engine (--api) and the key of its team`,
        ),
        data: { code: 'unchecked', releases: unchecked.map(({ app, id }) => `${app}@${id}`) },
      },
    };
  const told = found.map(
    (one) => `renders${one?.inBrowser === true ? ' and comes alive' : ''} by ${one?.team} ${one?.at}`,
  );
  return { isThrough: true, gate: `${gate}; ${[...new Set(told)].join(', ')}` };
}

export const isThrough = (steps: readonly GateStep[]): boolean => steps.every(({ reasons }) => reasons.length === 0);

/** The gate's steps, a line each, and under a refused one why. */
export const gateLines = ({ app, id }: Release, steps: readonly GateStep[]): string[] => [
  `${app}@${id}`,
  ...steps.flatMap(({ step, ms, reasons }) => [
    `  ${reasons.length === 0 ? 'yes' : 'NO '} ${step} (${ms} ms)`,
    ...reasons.map((reason) => `      ${reason}`),
  ]),
];
