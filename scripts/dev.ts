import path from 'node:path';
import { buildAndPublish } from './run/build.ts';
import { releasedApps, root, stateFolder } from './run/paths.ts';
import { portsOf, refuseTakenPorts } from './run/ports.ts';
import { startProduct } from './run/product.ts';
import { main, StepFailed } from './run/step.ts';
import { untilStopped } from './run/until-stopped.ts';
import { watchWords } from './dev/watch-words.ts';
import { addresses } from './start/addresses.ts';

// `pnpm dev checkout`: the last built site with checkout served from its sources. `pnpm dev`: every part from its sources.
await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((app) => !releasedApps.includes(app));
  if (unknown) throw new StepFailed(`There is no ${unknown}. Parts: ${releasedApps.join(', ')}`);
  // The shell is always among them: fast refresh needs React's development build, and the shell is what brings React.
  const apps = asked.length === 0 ? releasedApps : releasedApps.filter((app) => app === 'shell' || asked.includes(app));
  const ports = portsOf(process.env);
  const store = path.join(stateFolder(process.env), 'releases');
  await refuseTakenPorts(ports);
  await buildAndPublish(store);

  process.env['NODE_ENV'] = 'development';
  const { serveApp } = await import('./dev/serve-app.ts');
  console.log(`\n▸ Serving from sources: ${apps.join(', ')}`);
  const stops: (() => Promise<void>)[] = [];
  for (const [place, app] of apps.entries()) {
    const { default: configurations } = (await import(path.join(root, 'apps', app, 'rspack.config.ts'))) as {
      default: Parameters<typeof serveApp>[0]['browser'][];
    };
    const [browser, server] = configurations;
    if (!browser || !server) throw new StepFailed(`${app} has no federated build`);
    stops.push(await serveApp({ app, port: ports.ORIGIN_PORT + 300 + place, store, browser, server }));
  }
  const product = await startProduct({
    ports,
    state: stateFolder(process.env),
    fromSources: ['api'],
    env: { NODE_ENV: 'development', RELEASE_OVERRIDES: apps.map((app) => `${app}:dev`).join(',') },
  });
  console.log(await addresses(ports));
  const words = watchWords([...apps.map((app) => `apps/${app}`), 'packages/ui', 'packages/stay']);
  untilStopped(product, [...stops, async () => words()]);
});
// A product that did not start leaves the dev servers behind, which would keep this process alive.
if (process.exitCode === 1) process.exit(1);
