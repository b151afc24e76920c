import { parseArgs } from 'node:util';
import { docker } from './deploy/images/docker.ts';
import { rollOut } from './deploy/images/roll-out.ts';
import { main, StepFailed } from './run/step.ts';

// `pnpm roll-out <tag>`: the images of a commit, live on the machine of deploy/compose.yaml, one container at a time, and back
// where one is not healthy. `--back` for a tag that ran before: the schema stays as it is. `IMAGES` is where images are kept,
// `DEPLOY_DIRECTORY` the folder that has `env`, `SMOKE_PAGES` the addresses that must answer 200 in the end.
await main(async () => {
  const { values, positionals } = parseArgs({ options: { back: { type: 'boolean' } }, allowPositionals: true });
  const [tag] = positionals;
  const pages = (process.env['SMOKE_PAGES'] ?? '').split(/\s+/).filter((page) => page !== '');
  if (tag === undefined) throw new StepFailed('Which tag? For example: pnpm roll-out 35f8a1b2c4');
  if (pages.length === 0) throw new StepFailed('SMOKE_PAGES is empty: which pages show that guests are served?');
  await rollOut(docker, { tag, migrates: values.back !== true, smoke: () => faultsOf(pages) });
});

async function faultsOf(pages: readonly string[]): Promise<string[]> {
  const answers = pages.map(async (page) => {
    const said = await fetch(page, { signal: AbortSignal.timeout(15_000), redirect: 'manual' }).then(
      ({ status }) => String(status),
      (cause: unknown) => String(cause),
    );
    return said === '200' ? [] : [`${page} answers ${said}`];
  });
  return (await Promise.all(answers)).flat();
}
