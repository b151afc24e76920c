import { changesetsIn } from './changesets.ts';

/**
 * What pending changesets say of an app, in the form of its changelog: the first line of each as an item, the others under it.
 * Between two versions this is what a build has beyond its version.
 */
export const pendingChangesOf = (app: string, root: string): string[] =>
  changesetsIn(root)
    .filter(({ bumps }) => bumps.has(`@latchkey/${app}`))
    .flatMap(({ lines }) => lines.map((line, place) => `${place === 0 ? '- ' : '  '}${line}`));
