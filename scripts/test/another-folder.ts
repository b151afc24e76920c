import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inCopyOfRepository } from '../run/copy.ts';
import { root } from '../run/paths.ts';
import { main, step, StepFailed } from '../run/step.ts';

// What must hold in a copy of the repository in another folder. A build there is the same release as here, file by file: a
// revert gives back the first release wherever it is built. And a remote made by `pnpm new remote`, and a screen with a form that
// `pnpm new screen` adds to it, type-check, pass their own tests, those of views too, build, and its page is rendered by the product's server; so is one that is added to
// the desk, on the desk's host.
await main(() =>
  inCopyOfRepository('another-folder', async (copy) => {
    const inCopy = { cwd: copy, quiet: true };
    const app = ['--filter=@latchkey/itinerary', '--filter=@latchkey/marketing', '--output-logs=errors-only'];
    await step('The same build as here', 'turbo', ['run', 'build', ...app], inCopy);
    // The second has more chunks than threads come to an end with in one order.
    for (const name of ['itinerary', 'marketing'])
      for (const record of ['browser/build-record.json', 'server/server-record.json']) sameBuild(copy, name, record);
    const titles = ['Spa', 'de=Wellness', 'ar=السبا', 'hi=स्पा'];
    await step('pnpm new remote spa', 'node', ['scripts/new.ts', 'remote', 'spa', ...titles], inCopy);
    const form = ['scripts/new.ts', 'screen', 'spa', 'ask-us', 'Ask us', '--form'];
    await step('pnpm new screen spa ask-us --form', 'node', form, inCopy);
    const ofDesk = ['scripts/new.ts', 'screen', 'desk', 'spa-day', 'Spa day', 'ar=يوم سبا', '--form'];
    await step('pnpm new screen desk spa-day --form', 'node', ofDesk, inCopy);
    await step('The lists that name every remote', 'node', ['scripts/checks/owners.ts'], inCopy);
    const tasks = ['typecheck', 'test', 'build'];
    const parts = ['spa', 'desk', 'shell'].map((name) => `--filter=@latchkey/${name}`);
    await step('Its types, tests and build', 'turbo', ['run', ...tasks, ...parts, '--output-logs=errors-only'], inCopy);
    for (const name of ['spa', 'desk']) runsEachTest(path.join(copy, 'apps', name));
    await step('The server that knows its address', 'turbo', ['run', 'build', '--filter=@latchkey/origin'], inCopy);
    // The engine has nothing to do with remotes: as it is built here.
    for (const service of ['api', 'sandbox'])
      cpSync(path.join(root, 'apps', service, 'dist'), path.join(copy, 'apps', service, 'dist'), { recursive: true });
    const page = ['spa', 'sandalwood.localhost/spa', 'Spa', 'ar=السبا'];
    await step('Its page, as the server renders it', 'node', ['scripts/test/show-page.ts', ...page], { cwd: copy });
    const onDesk = ['desk', 'desk.latchkey.localhost/h/1760/spa-day', 'Spa day', 'ar=يوم سبا'];
    await step('The one on the desk’s host', 'node', ['scripts/test/show-page.ts', ...onDesk], { cwd: copy });
  }),
);

/** A test file that the runner does not know is left out, and the run passes all the same. */
function runsEachTest(remote: string): void {
  const written = globSync('src/**/*.test.{ts,tsx}', { cwd: remote });
  const run = execFileSync('pnpm', ['exec', 'vitest', 'list', '--filesOnly'], { cwd: remote, encoding: 'utf8' });
  const forgotten = written.filter((file) => !run.includes(file));
  if (forgotten.length > 0 || !written.some((file) => file.endsWith('.tsx')))
    throw new StepFailed(`the runner of a new remote leaves out ${forgotten.join(', ') || 'a test of its view'}`);
}

/** A record names every file of a build by its content's hash. */
function sameBuild(copy: string, app: string, record: string): void {
  const [here, there] = [root, copy].map((folder) =>
    readFileSync(path.join(folder, 'apps', app, 'dist', record), 'utf8'),
  );
  if (here !== there) throw new StepFailed(`${record} of ${app} is another one in ${copy}: a build knows its folder`);
}
