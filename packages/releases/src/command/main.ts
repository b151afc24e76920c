import path from 'node:path';
import { parseArgs } from 'node:util';
import { LostRace, openReleaseStore } from '../release/release-store.ts';
import { isBucket } from '../store/open-store.ts';
import { StoreFault } from '../store/store-faults.ts';
import { UsageError, type Command, type CommandAnswer, type OptionValue } from './command.types.ts';
import { commands, helpLines } from './commands.ts';
import { NotSigned } from '../release/sign-changes.ts';
import { isStore } from './is-store.ts';
import { credentialOrUsage, mayNotChange } from './may-change.ts';
import { whoRuns } from './source.ts';

/** Options of every command. */
const common = {
  store: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  why: { type: 'string' },
  api: { type: 'string' },
  'no-pages': { type: 'boolean' },
  'new-store': { type: 'boolean' },
} as const;

// `pnpm releases <command>`. 0: done. 1: refused, and why. 2: not understood, and what to write instead.
const [name = '--help', ...args] = process.argv.slice(2);
const command = commands.find((candidate) => candidate.name === name);
try {
  if (command === undefined) {
    console.log(helpLines().join('\n'));
    process.exitCode = ['--help', '-h', 'help'].includes(name) ? 0 : 2;
  } else process.exitCode = await runCommand(command);
} catch (error) {
  const isTold = [UsageError, StoreFault, LostRace, NotSigned].some((known) => error instanceof known);
  if (!(error instanceof Error) || (!isTold && !(error instanceof TypeError && 'code' in error))) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function runCommand({ options: own = {}, usage, summary, ...command }: Command): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ...common, ...own } });
  const options: Readonly<Record<string, OptionValue>> = { ...values };
  if (options['help'] === true) {
    console.log(`pnpm releases ${usage}\n${summary}`);
    return 0;
  }
  const address = storeAddress(options['store']);
  const credential = credentialOrUsage(process.env['RELEASE_TEAM_KEY']);
  const store = openReleaseStore(address, credential);
  if (options['new-store'] !== true && !(await isStore(store, address)))
    throw new UsageError(
      `There is no release store at ${address}: name one with --store or RELEASE_STORE; publish --new-store makes one.`,
    );
  const why = typeof options['why'] === 'string' ? options['why'] : undefined;
  const apps = command.changes?.(positionals) ?? [];
  const refusal = apps.length === 0 ? null : await mayNotChange(store, address, credential, apps);
  if (refusal !== null) {
    tell(refusal, options['json'] === true);
    return 1;
  }
  const answer = await command.run({
    store,
    address,
    words: positionals,
    options,
    credential,
    occasion: { by: whoRuns(process.env, process.cwd()), now: new Date(), why },
    progress: (line) => options['json'] !== true && console.error(line),
  });
  tell(answer, options['json'] === true);
  return answer.isDone ? 0 : 1;
}

function tell({ lines, data }: CommandAnswer, asJson: boolean): void {
  console.log(asJson ? JSON.stringify(data, null, 1) : lines.join('\n'));
}

function storeAddress(given: OptionValue): string {
  const named = typeof given === 'string' ? given : process.env['RELEASE_STORE'];
  const address = named ?? path.join(process.env['LATCHKEY_DATA_DIR'] ?? '.latchkey', 'releases');
  return isBucket(address) ? address : path.resolve(address);
}
