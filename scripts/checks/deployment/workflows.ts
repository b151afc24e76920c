import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run/paths.ts';
import { runSteps } from '../../run/workflow.ts';
import { secretFaults } from './workflow-secrets.ts';

// The lines that workflows run: a shell understands them, the commands that they call exist with the options that they are
// given, and none writes a file into the tree, which stays as it was committed. `pnpm run pipeline` runs them. It
// fills in the secrets itself: whether GitHub would hand them on is read here.
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Lines of workflows that would fail, and secrets that nobody hands on. */
export function workflowFaults(): string[] {
  const faults = secretFaults();
  for (const file of globSync('.github/workflows/*.yml', { cwd: root }))
    for (const { run, job, env } of runSteps(file)) {
      const at = `${file}: ${job}: ${run.split('\n')[0]}`;
      if (spawnSync('bash', ['-n'], { input: run }).status !== 0) faults.push(`${at}: no shell understands it`);
      for (const [, target = ''] of run.matchAll(/(?<![\d&<>])>>?\s*("[^"]*"|\S+)/g))
        if (!/^"?\$(?:RUNNER_TEMP|GITHUB_[A-Z]+)\b/.test(target))
          faults.push(`${at}: it writes ${target} into the tree`);
      for (const [, script = ''] of run.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
        if (scripts[script] === undefined) faults.push(`${at}: package.json has no script ${script}`);
      for (const [, command = '', words = ''] of run.matchAll(/npm run (?:--silent )?releases -- ("?\$?[\w]+"?)(.*)/g))
        faults.push(...faultsOf(command, words).map((fault) => `${at}: ${fault}`));
      if (/releases -- promote/.test(run) && (env['API_URL'] ?? 'none') === 'none')
        faults.push(`${at}: nobody asks production's engine whether it answers what the release asks`);
    }

  return faults;
}

/** Asks the command itself: with `--help` it reads its options and does nothing. */
function faultsOf(command: string, words: string): string[] {
  // Of a command that somebody chooses, the choices are of the workflow's own list.
  if (command.includes('$')) return [];
  const options = words.match(/--[a-z-]+/g) ?? [];
  const filledIn = options.flatMap((option) => (isFlag(option) ? [option] : [option, 'x']));
  const main = path.join(root, 'packages/releases/src/command/main.ts');
  const { status, stderr } = spawnSync(process.execPath, [main, command, ...filledIn, '--help'], { encoding: 'utf8' });
  return status === 0 ? [] : [stderr.trim().split('\n')[0] ?? `pnpm releases ${command} fails`];
}

function isFlag(option: string): boolean {
  return ['--json', '--browser', '--no-pages', '--while-canary', '--dirty', '--no-build', '--halt'].includes(option);
}
