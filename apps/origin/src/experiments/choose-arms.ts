import type { Experiment, Release } from '@latchkey/releases/store';
import type { KeyRing } from '@latchkey/security/signing';
import type { ChosenReleases } from '../releases/choose-releases.ts';
import { trialCookies } from '../http/cookies.ts';
import { buckets, placeFor } from '../releases/mix.ts';
import type { Half } from '../rendering/render-pool.types.ts';
import type { ExperimentCounter } from './count-experiments.ts';
import { pinnedArms, rememberArms, runOf, type Pinned } from './experiment-pin.ts';

/** Of which experiments a guest's page is B, and what is to be kept of it. */
export interface ChosenArms {
  /** `<app>/<name>`, sorted; empty: A of everything, as without experiments. */
  readonly inB: readonly string[];
  /** The halves that the page's own screen shows. */
  readonly halves: readonly Half[];
  /** Counts the page, once its status is known, and answers with the cookie that the guest is to keep. */
  settle(status: number): readonly string[];
}

/** The facts of a page that decide its halves. */
export interface AskedArms {
  readonly chosen: Pick<ChosenReleases, 'releases' | 'kind' | 'bucket' | 'wished'>;
  readonly cookies: Readonly<Record<string, string>>;
  readonly now: number;
  readonly isSecure: boolean;
  /** False for programs, and for guests who want nothing measured. */
  readonly mayTry: boolean;
  readonly at: { readonly owner: string; readonly screen: string | null };
  /** Whether the page is opened, and not the answer to a form. */
  readonly isOpened: boolean;
}

/** The screen that says that a booking is made. */
const isBooked = ({ owner, screen }: AskedArms['at']): boolean =>
  owner === 'booking-status' && screen === 'confirmation';

const nothing = (inB: readonly string[] = []): ChosenArms => ({ inB, halves: [], settle: () => [] });

/**
 * A guest's half of each experiment that runs and that the page's releases know: what the guest saw first (a signed
 * cookie), else by the number of `latchkey-bucket`. Where that number is missing, as on a first page and for guests who
 * keep no cookies, it is A and goes uncounted; so it is for programs, and once both halves have their size. A preview
 * shows what it asks for.
 */
export function chooseArms(
  experiments: Readonly<Record<string, Experiment>>,
  keys: KeyRing | null,
  counter: ExperimentCounter,
  asked: AskedArms,
): ChosenArms {
  const { chosen, cookies, now, isSecure, mayTry, at, isOpened } = asked;
  if (chosen.kind === 'preview') return nothing(wishedB(chosen));
  const { bucket } = chosen;
  const running = Object.entries(experiments);
  if (running.length === 0 || bucket === null || keys === null || !mayTry) return nothing();
  const kept = pinnedArms(cookies[trialCookies.experiment], keys, now);
  const mine = running.flatMap(([key, experiment]) => {
    const known = knownTo(chosen, key);
    if (known === undefined) return [];
    const pin = kept.get(runOf(experiment));
    if (pin === undefined && counter.isFull(experiment)) return [];
    const arm = pin?.arm ?? (placeFor(runOf(experiment), bucket) < buckets / 2 ? 'b' : 'a');
    const isShown = at.owner === experiment.app && at.screen !== null && known.screens.includes(at.screen);
    return [{ key, experiment, pin, arm, isShown } as const];
  });
  return {
    inB: mine.flatMap(({ key, arm }) => (arm === 'b' ? [key] : [])).toSorted(),
    halves: mine.flatMap(({ key, arm, isShown }) => (isShown ? [{ experiment: key, arm }] : [])),
    settle(status) {
      const pins = new Map<string, Pinned>();
      let isNew = false;
      for (const { experiment, pin, arm, isShown } of mine) {
        const isVisit = pin === undefined && isShown && isOpened;
        if (isVisit) counter.counted(experiment, arm, 'visitors');
        const books = pin?.hasBooked === false && isOpened && isBooked(at) && status === 200;
        if (books) counter.counted(experiment, arm, 'booked');
        if (pin !== undefined || isVisit)
          pins.set(runOf(experiment), { arm, hasBooked: books || pin?.hasBooked === true });
        isNew ||= isVisit || books;
      }
      return isNew ? [rememberArms(pins, keys, now, isSecure)] : [];
    },
  };
}

const knownTo = ({ releases }: AskedArms['chosen'], key: string) => {
  const [app, name] = key.split('/');
  const remotes: Readonly<Record<string, Release>> = releases.remotes;
  return remotes[app ?? '']?.experiments?.find((one) => one.name === name);
};

const wishedB = (chosen: AskedArms['chosen']): string[] =>
  Object.entries(chosen.wished)
    .flatMap(([key, arm]) => (arm === 'b' && knownTo(chosen, key) !== undefined ? [key] : []))
    .toSorted();
