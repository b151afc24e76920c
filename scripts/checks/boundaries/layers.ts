import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { domains, layers } from '../../../boundaries/layers.ts';
import { root } from '../../run/paths.ts';

// What is in a folder with layers is in one of them, what a layer names is there, and every app has layers.
const isProduct = (name: string): boolean =>
  name !== 'testing' &&
  !/\.(css|d\.ts)$|\.(test|test-d|stories|bench)\.tsx?$/.test(name) &&
  /\.tsx?$|^[^.]+$/.test(name);
const isPublicModule = (folder: string, name: string): boolean => {
  const domain = domains.find((one) => folder === `apps/api/src/features/${one}`);
  return domain !== undefined && ['', '.routes', '.outbox', '.upkeep'].some((role) => name === `${domain}${role}.ts`);
};

/** What is in no layer, a layer of what is gone, and public modules that export too much. */
export function layerFaults(): string[] {
  const faults = Object.entries(layers).flatMap(([folder, levels]) => {
    const named = levels.flat();
    const there = readdirSync(path.join(root, folder)).filter(
      (name) => isProduct(name) && !isPublicModule(folder, name),
    );
    return [
      ...there.filter((name) => !named.includes(name)).map((name) => `${folder}/${name} is in no layer`),
      ...named
        .filter((name) => !there.includes(name))
        .map((name) => `${folder}/${name} is in a layer and does not exist`),
    ];
  });
  for (const app of readdirSync(path.join(root, 'apps'))) {
    const source = `apps/${app}/src`;
    if (existsSync(path.join(root, source)) && layers[source] === undefined) faults.push(`${source} has no layers`);
  }

  // A public module that hands out most of its domain hides nothing: the domain is two, or too much is asked of it.
  const mostNames = 60;
  for (const domain of domains) {
    const file = `apps/api/src/features/${domain}/${domain}.ts`;
    if (!existsSync(path.join(root, file))) continue;
    const names = [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/^export (?:type )?\{([^}]*)\} from '[^']+';/gm),
    ].flatMap(([, list = '']) => list.split(',').filter((name) => name.trim() !== ''));
    if (names.length > mostNames) faults.push(`${file} exports ${names.length} names, more than ${mostNames}`);
  }

  return faults.map((fault) => `boundaries/layers.ts: ${fault}`);
}
