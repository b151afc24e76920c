import { globSync } from 'node:fs';
import path from 'node:path';
import { findScreens } from '../presets/screens.ts';
import type { CatalogSettings } from './lingui-config.ts';
import type { WordGroups } from '../presets/word-groups.types.ts';

/**
 * Catalogs of a remote whose pages each bring their own words alone: `locales/screens/<screen>/<language>.po`, and
 * `locales/<language>.po` with what screens share. The remote's `loadWords` is given the screen. A folder of a screen with
 * islands (`*.island.tsx`) has a catalog of its own, which is fetched with them: `locales/screens/<screen>.<folder>`.
 * Screens of a group share one: `locales/screens/<group>`.
 */
export const catalogsByScreen = (directory: string, groups: WordGroups = {}): readonly CatalogSettings[] => [
  { path: '<rootDir>/locales', include: ['<rootDir>/src'], exclude: ['**/src/screens/**'] },
  ...Object.entries(groups).map(([group, screens]) => ({
    path: `<rootDir>/locales/screens/${group}`,
    include: screensOf(directory, screens).map(({ file }) => `<rootDir>/${path.dirname(file).slice(2)}`),
  })),
  ...screensOutside(directory, groups).flatMap(({ name, file }) => {
    const screen = path.dirname(file).slice(2);
    const later = islandFolders(directory, screen);
    return [
      {
        path: `<rootDir>/locales/screens/${name}`,
        include: [`<rootDir>/${screen}`],
        exclude: later.map((folder) => `**/${screen}/${folder}/**`),
      },
      ...later.map((folder) => ({
        path: `<rootDir>/locales/screens/${name}.${folder}`,
        include: [`<rootDir>/${screen}/${folder}`],
      })),
    ];
  }),
];

const screensOf = (directory: string, names: readonly string[]) =>
  findScreens(directory).filter(({ name }) => names.includes(name));

const screensOutside = (directory: string, groups: WordGroups) =>
  findScreens(directory).filter(({ name }) => !Object.values(groups).flat().includes(name));

const islandFolders = (directory: string, screen: string): string[] => [
  ...new Set(globSync('*/*.island.tsx', { cwd: path.join(directory, screen) }).map((file) => path.dirname(file))),
];
