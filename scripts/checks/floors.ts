import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { floors, wings } from '../../boundaries/floors.ts';
import { root } from '../run/paths.ts';

// What stands in a folder with floors stands on one of them, what a floor names is there, and every app has floors.
const isProduct = (name: string): boolean =>
  name !== 'testing' &&
  !/\.(css|d\.ts)$|\.(test|test-d|stories|bench)\.tsx?$/.test(name) &&
  /\.tsx?$|^[^.]+$/.test(name);
const isDoor = (folder: string, name: string): boolean => {
  const wing = wings.find((one) => folder === `apps/api/src/features/${one}`);
  return wing !== undefined && (name === `${wing}.ts` || name === `${wing}.routes.ts`);
};

const faults = Object.entries(floors).flatMap(([folder, levels]) => {
  const named = levels.flat();
  const there = readdirSync(path.join(root, folder)).filter((name) => isProduct(name) && !isDoor(folder, name));
  return [
    ...there.filter((name) => !named.includes(name)).map((name) => `${folder}/${name} stands on no floor`),
    ...named.filter((name) => !there.includes(name)).map((name) => `${folder}/${name} is on a floor and not there`),
  ];
});
for (const app of readdirSync(path.join(root, 'apps'))) {
  const source = `apps/${app}/src`;
  if (existsSync(path.join(root, source)) && floors[source] === undefined) faults.push(`${source} has no floors`);
}

for (const fault of faults) console.error(`boundaries/floors.ts: ${fault}`);
console.log(`${Object.keys(floors).length} folders with floors, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
