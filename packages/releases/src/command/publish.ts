import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from '../release/build-app.ts';
import { publish as publishRelease } from '../release/publish.ts';
import { UsageError, type Command } from './command.types.ts';
import { sourceOf } from './source.ts';

/** Builds an app and puts it into the store, held: nobody gets it yet. */
export const publish: Command = {
  name: 'publish',
  usage: 'publish <app>… [--dirty] [--no-build] [--new-store]',
  summary: 'builds apps and puts them into the store, held until they are promoted; --new-store makes the store',
  options: { dirty: { type: 'boolean' }, 'no-build': { type: 'boolean' } },
  async run({ store, words, options, occasion, progress }) {
    if (words.length === 0) throw new UsageError('Which app? For example: pnpm releases publish checkout.');
    const published = [];
    for (const app of words) {
      const directory = path.resolve('apps', path.basename(app));
      if (!existsSync(path.join(directory, 'package.json'))) throw new UsageError(`There is no app apps/${app}.`);
      const source = sourceOf(directory, occasion.by, occasion.now);
      if (source.dirty && options['dirty'] !== true)
        throw new UsageError('Files are changed since the last commit: commit them, or say --dirty.');
      if (options['no-build'] !== true) build(app, progress);
      const release = await publishRelease(store, directory, source);
      if (release.app !== path.basename(app))
        throw new UsageError(`What apps/${app} was built as calls itself ${release.app}.`);
      await store.note({
        at: occasion.now.toISOString(),
        by: occasion.by,
        action: 'publish',
        app: release.app,
        from: null,
        to: release.id,
        commit: source.commit,
      });
      published.push(release);
    }
    const { live } = await store.composition();
    return {
      isDone: true,
      lines: published.map(({ app, id, version }) =>
        live[app] === id
          ? `${app}@${id} ${version} is what is live`
          : `${app}@${id} ${version}, held: pnpm releases promote ${app}@${id.slice(0, 4)}`,
      ),
      data: published.map(({ app, id, version, origin }) => ({ app, id, version, origin, isLive: live[app] === id })),
    };
  },
};

function build(app: string, progress: (line: string) => void): void {
  progress(`Building ${app}`);
  const fault = buildApp(path.basename(app));
  if (fault !== null) throw new UsageError(`The build failed.\n${fault}`);
}
