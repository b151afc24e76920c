import { isShare, startCanary } from '../release/canary.ts';
import type { Release } from '../release/release.types.ts';
import { UsageError, type Command, type CommandAnswer, type CommandInput } from './command.types.ts';
import { passGate } from './gate-answer.ts';
import { appsNamed, releaseToShow } from './named-release.ts';
import { millisecondsOf, waitWhileCanary } from './stages.ts';
import { unfitAnswer } from './unfit-answer.ts';

/** Shows a release to a share of the guests. */
export const canary: Command = {
  name: 'canary',
  usage: 'canary <app[@id]> <percent[,percent…]> [--every <10m>]',
  summary: 'shows a release to a share of the guests; again with another share, or through several, one after another',
  options: { every: { type: 'string' } },
  changes: ([word]) => appsNamed(word === undefined ? [] : [word]),
  async run(input) {
    const { store, words, options } = input;
    if (words.length > 2) throw new UsageError('One app at a time: canary checkout 5.');
    const stages = stagesIn(words[1], words[0]);
    const every = stages.length > 1 ? millisecondsOf(options['every']) : 0;
    const release = await releaseToShow(store, words[0]);
    if ((await store.composition()).live[release.app] === release.id) return isLiveAnswer(release);
    const passage = await passGate(input, [release]);
    if (!passage.isThrough) return passage.answer;
    return shown({ ...input, occasion: { ...input.occasion, gate: passage.gate } }, release, stages, every);
  },
};

/** Shows it to one share after another; what ends the canary meanwhile, a person or an origin, ends the stages too. */
async function shown(
  { store, occasion, progress }: CommandInput,
  release: Release,
  stages: readonly number[],
  every: number,
): Promise<CommandAnswer> {
  const name = `${release.app}@${release.id}`;
  for (const [place, percent] of stages.entries()) {
    if (place > 0 && !(await waitWhileCanary(store, release, every)))
      return {
        isDone: false,
        lines: [
          `${name} is the canary no longer: it stopped at ${stages[place - 1]} %, see pnpm releases log ${release.app}`,
        ],
        data: { app: release.app, canary: null, stoppedAt: stages[place - 1] },
      };
    const outcome = await startCanary(
      store,
      release,
      percent,
      place === 0 ? occasion : { ...occasion, now: new Date() },
    );
    if (outcome.kind === 'not_a_share') throw new UsageError(`${percent} % is no share: above 0 and below 100.`);
    if (outcome.kind === 'is_live') return isLiveAnswer(release);
    if (outcome.kind === 'unfit') return unfitAnswer(outcome.reasons);
    if (place < stages.length - 1) progress(`${name} is shown to ${percent} % of the guests`);
  }
  const percent = stages.at(-1);
  return {
    isDone: true,
    lines: [`${name} is shown to ${percent} % of the guests; it ends by pnpm releases end ${release.app}`],
    data: { app: release.app, canary: release.id, percent },
  };
}

const isLiveAnswer = ({ app, id }: Release): CommandAnswer => ({
  isDone: false,
  lines: [`${app}@${id} is live: everybody gets it. Name another release: pnpm releases list ${app}`],
  data: { app, live: id },
});

function stagesIn(text: string | undefined, app = 'checkout'): number[] {
  const stages = (text ?? '').split(',').map((one) => (one.trim() === '' ? Number.NaN : Number(one)));
  if (stages.length === 1 && stages[0] === 0)
    throw new UsageError(`To show it to nobody any more: pnpm releases end ${app.split('@')[0]}.`);
  if (stages.length === 1 && stages[0] === 100)
    throw new UsageError(`To show it to everybody: pnpm releases promote ${app}. A share is below 100.`);
  if (!stages.every(isShare))
    throw new UsageError('Which share? A number above 0 and below 100: canary checkout 5, or 1,5,25 --every 10m.');
  return stages;
}
