import { countsOf, isFull } from '../experiment/experiment-counts.ts';
import { endExperiment } from '../experiment/end-experiment.ts';
import { resultOf } from '../experiment/experiment-result.ts';
import { startExperiment } from '../experiment/start-experiment.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { UsageError, type Command, type CommandAnswer, type CommandInput, type OptionValue } from './command.types.ts';
import { appsIn } from './named-release.ts';

/** Shows half of the guests B of a screen, until it is ended. */
export const experiment: Command = {
  name: 'experiment',
  usage: 'experiment start|list|end <app/name> [--base <%>] [--least <points>]',
  summary:
    'shows half of the guests B of a screen; start says which share books and which difference is to be found, end what came of it',
  options: { base: { type: 'string' }, least: { type: 'string' } },
  changes: ([what, key = '']) => (what === 'start' || what === 'end' ? [key.split('/')[0] ?? ''] : []),
  async run(input) {
    const [what, key, ...more] = input.words;
    if (more.length > 0) throw new UsageError('One experiment at a time: experiment end hotel-home/reviews-first.');
    if (what === 'list') return listed(input.store);
    if (what === 'start') return started(input, named(key, 'start'));
    if (what === 'end') return ended(input, named(key, 'end'));
    throw new UsageError('What of it? experiment start, experiment list or experiment end.');
  },
};

/** An experiment as it is named: the app, and its own name. */
interface Named {
  readonly app: string;
  readonly name: string;
}

function named(key: string | undefined, what: string): Named {
  const [, app, name] = /^([\w-]+)\/([\w-]+)$/.exec(key ?? '') ?? [];
  if (app !== undefined && name !== undefined) return { app, name };
  throw new UsageError(
    `Which experiment? Its app and its name: experiment ${what} hotel-home/reviews-first${what === 'start' ? ' --base 4 --least 1' : ''}.`,
  );
}

async function started({ store, options, occasion }: CommandInput, { app, name }: Named): Promise<CommandAnswer> {
  const apps = await appsIn(store);
  if (!apps.includes(app)) throw new UsageError(`${app} has no release here. There are: ${apps.join(', ') || 'none'}.`);
  const aim = {
    app,
    name,
    base: percentIn(options['base'], 'Of A’s visitors, how many in a hundred book? For example: --base 4.'),
    least: percentIn(options['least'], 'Which difference is to be found, in points? For example: --least 1.'),
  };
  const outcome = await startExperiment(store, aim, occasion);
  switch (outcome.kind) {
    case 'not_a_share':
      throw new UsageError('Shares are above 0 and below 100 %, with the difference too: --base 4 --least 1.');
    case 'runs':
      return {
        isDone: false,
        lines: [`${app}/${name} runs already; it ends by pnpm releases experiment end ${app}/${name}`],
        data: outcome,
      };
    case 'unknown':
      return {
        isDone: false,
        lines: [
          `what is live of ${app} has no A and B of ${name}; it knows ${outcome.knows.join(', ') || 'no experiment'}`,
          `an app names its own in apps/${app}/experiments.json; release it first`,
        ],
        data: outcome,
      };
    case 'begun':
      return {
        isDone: true,
        lines: [
          `half of the guests see B of ${app}/${name}: ${outcome.experiment.size} visitors each, and judged not before`,
          `it ends by pnpm releases experiment end ${app}/${name}`,
        ],
        data: outcome.experiment,
      };
  }
}

async function ended({ store, occasion }: CommandInput, { app, name }: Named): Promise<CommandAnswer> {
  const outcome = await endExperiment(store, `${app}/${name}`, occasion);
  if (outcome.kind === 'does_not_run')
    return {
      isDone: false,
      lines: [`${app}/${name} does not run: see pnpm releases experiment list`],
      data: outcome,
    };
  const { counts, result } = outcome;
  return {
    isDone: true,
    lines: [`everybody gets A of ${app}/${name} with the next page`, result],
    data: { app, experiment: name, counts, result },
  };
}

/** How far each is. Which is better is not said before both halves have their size. */
async function listed(store: ReleaseStore): Promise<CommandAnswer> {
  const { experiments, live } = await store.composition();
  const running = await Promise.all(
    Object.entries(experiments).map(async ([key, one]) => {
      const counts = await countsOf(store.blobs, one);
      const result = isFull(one, counts) ? resultOf(one, counts) : null;
      return { ...one, key, visitors: { a: counts.a.visitors, b: counts.b.visitors }, result };
    }),
  );
  const releases = await Promise.all(Object.entries(live).map(([app, id]) => store.release(app, id)));
  const off = releases.flatMap((release) =>
    (release?.experiments ?? [])
      .map(({ name, b }) => ({ key: `${release?.app}/${name}`, b }))
      .filter(({ key }) => experiments[key] === undefined),
  );
  const lines = [
    ...running.flatMap(({ key, since, size, visitors, result }) => [
      `${key}  since ${since}  A ${visitors.a}, B ${visitors.b} of ${size} visitors each`,
      ...(result === null ? [] : [`    ${result}; it ends by pnpm releases experiment end ${key}`]),
    ]),
    ...off.map(({ key, b }) => `${key}  off  B: ${b}`),
  ];
  return {
    isDone: true,
    lines: lines.length === 0 ? ['what is live has no experiment'] : lines,
    data: { running, off },
  };
}

function percentIn(option: OptionValue, question: string): number {
  if (typeof option === 'string' && /^\d+(\.\d+)?$/.test(option)) return Number(option);
  throw new UsageError(question);
}
