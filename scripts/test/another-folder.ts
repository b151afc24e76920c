import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inCopyOfRepository } from '../run/copy.ts';
import { root } from '../run/paths.ts';
import { main, step, StepFailed } from '../run/step.ts';

// What must hold in a copy of the repository in another folder. A build there is the same release as here, file by file: a
// revert gives back the first release wherever it is built. And a remote made by `pnpm new remote` type-checks, passes its
// own test, builds, and its page is rendered by the product's server.
await main(() =>
  inCopyOfRepository('another-folder', async (copy) => {
    const inCopy = { cwd: copy, quiet: true };
    const app = ['--filter=@latchkey/itinerary', '--output-logs=errors-only'];
    await step('The same build as here', 'turbo', ['run', 'build', ...app], inCopy);
    sameBuild(copy, 'browser/build-record.json');
    sameBuild(copy, 'server/server-record.json');
    const titles = ['Spa', 'de=Wellness', 'ar=السبا', 'hi=स्पा'];
    await step('pnpm new remote spa', 'node', ['scripts/new.ts', 'remote', 'spa', ...titles], inCopy);
    await step('The lists that name every remote', 'node', ['scripts/checks/owners.ts'], inCopy);
    const tasks = ['typecheck', 'test', 'build'];
    const parts = ['--filter=@latchkey/spa', '--filter=@latchkey/shell'];
    await step('Its types, test and build', 'turbo', ['run', ...tasks, ...parts, '--output-logs=errors-only'], inCopy);
    await step('The server that knows its address', 'turbo', ['run', 'build', '--filter=@latchkey/origin'], inCopy);
    // The engine has nothing to do with remotes: as it is built here.
    for (const service of ['api', 'sandbox'])
      cpSync(path.join(root, 'apps', service, 'dist'), path.join(copy, 'apps', service, 'dist'), { recursive: true });
    const pages = ['spa', 'Spa', 'ar=السبا'];
    await step('Its page, as the server renders it', 'node', ['scripts/test/show-page.ts', ...pages], { cwd: copy });
  }),
);

/** A record names every file of a build by its content's hash. */
function sameBuild(copy: string, record: string): void {
  const [here, there] = [root, copy].map((folder) =>
    readFileSync(path.join(folder, 'apps/itinerary/dist', record), 'utf8'),
  );
  if (here !== there)
    throw new StepFailed(`${record} of itinerary is another one in ${copy}: a build knows its folder`);
}
