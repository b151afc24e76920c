import { newCredential, readCredential } from '../release/credential.ts';
import { changeOwners, readOwners, type Owners } from '../release/owners.ts';
import { beginSigning, signAll } from '../release/sign-all.ts';
import { openReleaseStore } from '../release/release-store.ts';
import { UsageError, type Command, type CommandAnswer, type CommandInput } from './command.types.ts';

/** Which team releases which apps. */
export const owners: Command = {
  name: 'owners',
  usage: 'owners [add <team> <app>…|add <team> --takes-out|remove <team>]',
  summary:
    'which team releases which apps; add draws a key for a team (RELEASE_TEAM_KEY), which is shown once, --takes-out for the origins, which release nothing; remove takes all of its keys away',
  options: { 'takes-out': { type: 'boolean' } },
  changes: ([what]) => (what === undefined ? [] : ['*']),
  async run(input) {
    const [what, team, ...apps] = input.words;
    if (what === undefined) return listed(await readOwners(input.store.blobs));
    if (team === undefined || !/^[a-z][a-z-]*$/.test(team))
      throw new UsageError('Which team? For example: owners add checkout checkout.');
    if (what === 'add') return added(input, team, apps);
    if (what === 'remove') return removed(input, team);
    throw new UsageError('What of it? owners, owners add or owners remove.');
  },
};

async function added(input: CommandInput, team: string, apps: readonly string[]): Promise<CommandAnswer> {
  const { store, occasion, options } = input;
  const known = await readOwners(store.blobs);
  const takesOut = options['takes-out'] === true || known?.teams[team]?.takesOut === true;
  if (takesOut && apps.length > 0) throw new UsageError('Origins release no app: owners add origins --takes-out.');
  const all = apps.length > 0 ? apps : (known?.teams[team]?.apps ?? []);
  if (all.length === 0 && !takesOut)
    throw new UsageError('Which apps? For example: owners add checkout checkout; "*" is all of them.');
  if (known === null && !all.includes('*'))
    throw new UsageError('The first team releases every app and keeps this table: owners add platform "*".');
  const { secret, publicKey } = newCredential(team);
  const isDone = await changeOwners(store.blobs, (current) => ({
    ...current,
    since: current?.since ?? occasion.now.toISOString(),
    teams: {
      ...current?.teams,
      [team]: {
        apps: takesOut ? [] : all,
        keys: [...(current?.teams[team]?.keys ?? []), publicKey],
        ...(takesOut ? { takesOut } : {}),
      },
    },
  }));
  if (!isDone) return meanwhile;
  if (known?.isCompositionSigned !== true)
    await beginSigning(openReleaseStore(input.address, input.credential ?? readCredential(secret)));
  return {
    isDone: true,
    lines: [
      `${team} ${takesOut ? 'takes failing releases out' : `releases ${all.includes('*') ? 'every app' : all.join(', ')}`}. Its key, which is shown this once:`,
      `RELEASE_TEAM_KEY=${secret}`,
    ],
    data: { team, apps: takesOut ? [] : all, key: secret },
  };
}

async function removed({ store }: CommandInput, team: string): Promise<CommandAnswer> {
  const known = await readOwners(store.blobs);
  const { [team]: gone, ...teams } = known?.teams ?? {};
  if (known === null || gone === undefined) return { isDone: false, lines: [`there is no team ${team}`], data: null };
  if (!Object.values(teams).some(({ apps }) => apps.includes('*')))
    throw new UsageError(`Nobody could change this table after ${team}: give another team "*" first.`);
  // What the team signed would be nobody's once its keys are gone: the team that takes them away stands for it.
  await signAll(store);
  if (!(await changeOwners(store.blobs, () => ({ ...known, teams })))) return meanwhile;
  return { isDone: true, lines: [`no key of ${team} opens anything any more`], data: { team } };
}

const meanwhile: CommandAnswer = {
  isDone: false,
  lines: ['somebody else changed it meanwhile: look again'],
  data: null,
};

const listed = (known: Owners | null): CommandAnswer => ({
  isDone: true,
  lines:
    known === null
      ? ['nobody has said whose apps they are: whoever can write this store may release all of them']
      : Object.entries(known.teams).map(
          ([team, { apps, keys, takesOut }]) =>
            `${team.padEnd(16)}  ${takesOut === true ? 'takes out' : apps.join(', ')}  ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}`,
        ),
  data: known,
});
