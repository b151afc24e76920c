import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishFrom } from '../../scripts/run/build.ts';
import { inCopyOfRepository } from '../../scripts/run/copy.ts';
import { root } from '../../scripts/run/paths.ts';
import { main, StepFailed } from '../../scripts/run/step.ts';
import { api, releaseStore } from '../running/addresses.ts';
import { startForRun } from '../running/start-product.ts';
import { plantedFaults, type PlantedFault } from './gate-faults.table.ts';

// Whether the gate refuses ordinary mistakes: each is planted into a copy of the repository, its app built and published, and
// the gate asked with a browser. `pnpm bench:gate [app or word]`; of this tree the builds as they lie with E2E_BUILD=off.
const only = process.argv[2] ?? '';
const chosen = plantedFaults.filter(({ app, what }) => app === only || what.includes(only));
let passed = 0;
await main(async () => {
  const stop = await startForRun();
  try {
    await inCopyOfRepository('gate-faults', async (copy) => {
      // Without turbo, which would read the whole copy: it is no repository.
      run(copy, 'pnpm', ['--recursive', '--if-present', 'run', 'words']);
      // Fonts and other things that apps take as they are built.
      run(copy, 'pnpm', ['--filter=./packages/*', '--if-present', 'run', 'build']);
      console.log('| fault | app | gate | by | seconds |\n| --- | --- | --- | --- | --- |');
      for (const fault of chosen) await tryFault(copy, fault);
    });
  } finally {
    await stop();
  }
  if (passed > 0) throw new StepFailed(`${passed} of ${chosen.length} faults pass the gate`);
});

async function tryFault(copy: string, { what, app, changes }: PlantedFault): Promise<void> {
  const before = changes.map(({ file }) => readFileSync(path.join(copy, file), 'utf8'));
  try {
    for (const { file, from, to } of changes) {
      const text = readFileSync(path.join(copy, file), 'utf8');
      if (!text.includes(from))
        throw new StepFailed(`${file} does not say "${from}": the fault "${what}" is of before`);
      writeFileSync(path.join(copy, file), text.replace(from, to));
    }
    run(copy, 'pnpm', ['--filter', `@latchkey/${app}`, 'run', 'build']);
    const [release] = await publishFrom(copy, releaseStore() ?? '', [app]);
    const began = performance.now();
    const asked = askGate(`${app}@${release?.id}`);
    const refused = asked.steps.find(({ reasons }) => reasons.length > 0);
    if (refused === undefined) passed++;
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    const why = (refused?.reasons[0] ?? '').replaceAll('|', '/').slice(0, 140);
    console.log(
      `| ${what} | ${app} | ${refused === undefined ? '**passes**' : 'refuses'} | ${refused?.step ?? ''}: ${why} | ${seconds} |`,
    );
  } finally {
    for (const [place, { file }] of changes.entries()) writeFileSync(path.join(copy, file), before[place] ?? '');
  }
}

function askGate(release: string): {
  readonly steps: readonly { readonly step: string; readonly reasons: readonly string[] }[];
} {
  const command = path.join(root, 'packages/releases/src/command/main.ts');
  const words = ['check', release, '--browser', '--json', '--store', releaseStore() ?? '', '--api', api()];
  return JSON.parse(run(root, process.execPath, [command, ...words], [0, 1])) as ReturnType<typeof askGate>;
}

function run(cwd: string, command: string, words: readonly string[], codes: readonly number[] = [0]): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  if (!codes.includes(status ?? -1)) throw new StepFailed(`${command} ${words.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}
